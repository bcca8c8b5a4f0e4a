import type { RequirementStatus } from '../requirements/statuses.ts'

/** Requirement types with the chance that the producer has to answer them. */
export const requirementTypes = [
  ['Attending physician statement', 0.15],
  ['Mini exam', 0.3],
  ['Teleunderwriting', 0.35],
  ['APS authorization', 0.9],
  ['Blood profile', 0.25],
  ['Urinalysis', 0.25],
  ['Paramedical exam', 0.4],
  ['Amendment to the application', 0.9],
  ['Signed illustration', 0.95],
  ['Replacement form', 0.9],
  ['Delivery receipt', 0.95],
  ['Voided check for bank draft', 0.9],
  ['Financial statement', 0.7],
  ['Motor vehicle report', 0.05],
  ['Prescription history', 0.05],
] as const

/** Statuses by the kind of list: open work on Pending, mostly settled on the others. */
export const openStatuses: readonly (readonly [RequirementStatus, number])[] = [
  ['Ordered', 28],
  ['Required', 27],
  ['Pending Missing Data', 7],
  ['Uploaded', 4],
  ['Received', 14],
  ['Reviewed', 10],
  ['Order Fail', 2],
  ['Waived', 3],
  ['Not in Good Order', 3],
  ['Cancelled', 1],
  ['Voided', 1],
]
export const settledStatuses: readonly (readonly [RequirementStatus, number])[] = [
  ['Required', 10],
  ['Uploaded', 3],
  ['Received', 25],
  ['Reviewed', 45],
  ['Waived', 8],
  ['Not in Good Order', 4],
  ['Cancelled', 3],
  ['Voided', 2],
]

export const statusCodes: Readonly<Record<RequirementStatus, string>> = {
  Ordered: 'ORD',
  Required: 'REQ',
  'Pending Missing Data': 'PMD',
  Received: 'RCV',
  Reviewed: 'RVW',
  'Order Fail': 'OFL',
  Waived: 'WVD',
  'Not in Good Order': 'NGO',
  Cancelled: 'CAN',
  Voided: 'VOI',
  Uploaded: 'UPL',
}

/** Steps of a requirement: code and words, some of them longer than a cell shows. */
export const subStatuses = [
  ['S01', 'Order placed with vendor'],
  ['S02', 'Vendor contacted the client'],
  ['S03', 'Appointment scheduled'],
  ['S04', 'Appointment missed, client asked to call the vendor back'],
  ['S05', 'Records requested from the physician'],
  ['S06', 'Physician requires a special authorization before records are released'],
  ['S07', 'Results in transit'],
  ['S08', 'Signature missing on page 2'],
  ['S09', 'Under review'],
] as const

/** Comments, some of them longer than a cell shows. */
export const requirementComments = [
  'Please send as soon as possible.',
  'Client prefers calls after 5 pm.',
  'Second request.',
  'All owners and the insured must sign and date the form.',
  'Dr. Feld, 555-0142; records for the last five years, including test results, are needed.',
  'The signature date is before the date of the illustration. Please obtain a new signature page.',
  'Exam was done on another application; using those results.',
  'Rush: rate lock ends at the end of the month.',
] as const
