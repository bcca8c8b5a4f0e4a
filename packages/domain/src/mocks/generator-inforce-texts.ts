import type { InforceType } from '../inforce/inforce-types.ts'

/** A list that alerts are made for; All is made of the others. */
export type GeneratedList = Exclude<InforceType, 'all'>

/** The number of times each list occurs in a mixed book. */
export const listWeights: readonly (readonly [GeneratedList, number])[] = [
  ['pending-lapse', 20],
  ['disburse', 15],
  ['missed', 22],
  ['terminate', 10],
  ['service', 18],
  ['contract-change', 15],
]

interface AlertWords {
  /** The alert types of the list, as the server names them. */
  readonly alertTypes: readonly string[]
  readonly subTypes: readonly string[]
  readonly texts: readonly string[]
  readonly statuses: readonly string[]
}

/** The texts of each list's alerts. */
export const getAlertTexts: Readonly<Record<GeneratedList, AlertWords>> = {
  'pending-lapse': {
    alertTypes: ['PendingLapse'],
    subTypes: ['Pending Lapse'],
    texts: ['Premium has not been received.', 'Account value no longer covers the monthly charges.'],
    statuses: ['Pending Lapse'],
  },
  disburse: {
    alertTypes: ['Disburse'],
    subTypes: ['Policy Loan', 'Partial Withdrawal', 'Dividend Paid in Cash', 'Full Surrender'],
    texts: ['Paid by electronic transfer.', 'Check mailed to the address of record.'],
    statuses: ['Active', 'Active', 'Surrendered'],
  },
  missed: {
    alertTypes: ['MissedPayment'],
    subTypes: ['Missed Payment'],
    texts: [
      'Bank returned the payment for insufficient funds.',
      'Credit card was declined.',
      'No payment was received.',
    ],
    statuses: ['Active', 'Past Due'],
  },
  terminate: {
    alertTypes: ['Term'],
    subTypes: ['Lapsed', 'Surrendered', 'Death Claim Paid', 'Expired', 'Converted'],
    texts: ['Coverage has ended.', 'Reinstatement is possible within five years with evidence of insurability.'],
    statuses: ['Terminated', 'Lapsed', 'Surrendered'],
  },
  service: {
    alertTypes: ['Service'],
    subTypes: [
      'Beneficiary Inquiry',
      'Duplicate Policy Requested',
      'In-Force Illustration Requested',
      'Billing Inquiry',
    ],
    texts: ['Request received.', 'Request completed; a confirmation was mailed to the owner.'],
    statuses: ['Active'],
  },
  'contract-change': {
    alertTypes: ['Contract', 'Contract', 'Address'],
    subTypes: ['Beneficiary Change', 'Ownership Change', 'Mode Change', 'Address Change', 'Face Amount Decrease'],
    texts: ['Change recorded.', 'The change takes effect on the next monthly anniversary of the contract.'],
    statuses: ['Active'],
  },
}

export const policyServices = [
  'Waiver of Premium',
  'Paid-Up Additions',
  'Accelerated Benefit',
  'Online Access',
] as const
