import type { Case } from '../cases/case.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { castAgent, draftCase } from './cases-draft.ts'
import type { Calendar } from './clock.ts'

/** The twelve pending cases of the small cast, each with a purpose of its own. */
export function pendingCast(calendar: Calendar): Case[] {
  const { ago } = calendar
  const open = (type: string, requested: number, more: Partial<Requirement> = {}): Partial<Requirement> => ({
    pendingReqType: type,
    status: 'Required',
    statusCode: 'REQ',
    orderedBy: 'Agent',
    requestDate: ago(requested),
    statusDate: ago(requested),
    commentsEnabled: true,
    ...more,
  })
  return [
    // The ordinary case: one open task for the producer, one for the home office.
    draftCase(calendar, '0100100101', 21, {
      clients: [{ firstName: 'Martha', lastName: 'Ellison', fullName: 'Martha Ellison' }],
      requirements: [
        open('APS authorization', 14, { uploadEnabled: true, comments: 'Please send as soon as possible.' }),
        { pendingReqType: 'Motor vehicle report', requestDate: ago(20), statusDate: ago(20), statusCode: 'ORD' },
      ],
    }),
    // A requirement in every tab of Case Requirements, with a long comment and a history.
    draftCase(calendar, '0100100102', 48, {
      clients: [{ firstName: 'Dmitri', middleName: 'A.', lastName: 'Volkov', fullName: 'Dmitri A. Volkov' }],
      caseStatus: 'Awaiting Requirements',
      requirements: [
        open('Attending physician statement', 40, {
          uploadEnabled: true,
          comments: 'Dr. Feld, 555-0142; records for the last five years, including test results, are needed.',
          subStatusCode: 'S06',
          subStatusDescription: 'Physician requires a special authorization before records are released',
          subStatuses: [
            { id: 's2', subStatusCode: 'S06', subStatusDescription: 'Special authorization', subStatusDate: ago(9) },
            { id: 's1', subStatusCode: 'S05', subStatusDescription: 'Records requested', subStatusDate: ago(33) },
          ],
        }),
        { pendingReqType: 'Blood profile', status: 'Ordered', requestDate: ago(44), statusDate: ago(30) },
        open('Urinalysis', 44, { status: 'Uploaded', statusDate: ago(1), uploadEnabled: true, commentsEnabled: false }),
        { pendingReqType: 'Teleunderwriting', status: 'Received', requestDate: ago(44), statusDate: ago(12) },
        { pendingReqType: 'Mini exam', status: 'Waived', requestDate: ago(44), statusDate: ago(20) },
        { pendingReqType: 'Signed illustration', status: 'Not in Good Order', statusDate: ago(5) },
      ],
    }),
    // New today: its requirements are not known yet.
    draftCase(calendar, '0100100103', 0, {
      clients: [{ firstName: 'Hana', lastName: 'Tanaka', fullName: 'Hana Tanaka' }],
      caseStatus: 'Application Received',
      underwriterName: null,
      underwriterMailID: null,
    }),
    // Two insureds and two agents who share the commission.
    draftCase(calendar, '0100100104', 35, {
      contract: { productName: 'Survivor Whole Life' },
      clients: [{ fullName: 'George Abernathy Jr.' }, { fullName: 'Rosalind Abernathy' }],
      agents: [castAgent('100101', 60), castAgent('100103', 40)],
      faceAmount: 2_500_000,
      modalPremium: 18_240,
      billFrequency: 'Annual',
      targetPremium: 17_900.5,
    }),
    // A name and a product that are longer than a cell shows.
    draftCase(calendar, '0100100105', 9, {
      contract: { productName: 'Keystone Whole Life with Long-Term Care Rider' },
      clients: [{ fullName: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau' }],
    }),
    // A name of first and last alone.
    draftCase(calendar, '0100100106', 16, { clients: [{ firstName: 'Lior', lastName: 'Avrahami' }] }),
    // Apostrophe and accents, and a disability benefit by the month.
    draftCase(calendar, '0100100107', 62, {
      contract: { coType: 'DIS', productName: 'Income Shield Professional' },
      clients: [{ firstName: 'Aoife', lastName: "O'Sullivan-Ibáñez", suffixName: 'MD' }],
      productLine: 'Disability Income',
      faceAmount: 8_500,
      programType: 'Full Underwriting',
    }),
    // Everything that may be missing is missing.
    draftCase(calendar, '0100100108', 0, {
      contract: { productName: null, inCss: null },
      agents: [],
      caseStatus: null,
      daysSinceProcDate: null,
      procDate: null,
      faceAmount: null,
      modalPremium: null,
      billFrequency: null,
      targetPremium: null,
      programType: null,
      underwriterName: null,
      underwriterMailID: null,
    }),
    // A status and an origin that the portal does not know.
    draftCase(calendar, '0100100109', 27, {
      clients: [{ fullName: 'Sunny Okoro' }],
      requirements: [
        open('Inspection report', 18, { status: 'Awaiting Courier' }),
        open('Financial statement', 18, { orderedBy: 'Reinsurer' }),
      ],
    }),
    // The same family name as the first case.
    draftCase(calendar, '0100100110', 21, { clients: [{ fullName: 'Robert Ellison' }], caseStatus: 'Approved' }),
    // Pending longest, not in the policy system, written by another agent.
    draftCase(calendar, '0100100111', 171, {
      contract: { inCss: false, productName: 'Summit Universal Life' },
      clients: [{ fullName: 'Kwame Osei' }],
      agents: [castAgent('100104')],
      caseStatus: 'Offer Pending',
      requirements: [open('Amendment to the application', 120, { status: 'Pending Missing Data' })],
    }),
    // Only some of the premium is known, and all requirements are settled.
    draftCase(calendar, '0100100112', 5, {
      clients: [{ fullName: 'Zuzana Kovács' }],
      caseStatus: 'In Issue',
      billFrequency: null,
      modalPremium: null,
      requirements: [
        { pendingReqType: 'Paramedical exam', status: 'Reviewed', requestDate: ago(5), statusDate: ago(2) },
      ],
    }),
  ]
}
