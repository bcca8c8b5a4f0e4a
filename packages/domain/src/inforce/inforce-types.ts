import type { AlertType } from './alert.ts'

/** The in-force lists, in the order of the widget's tabs. */
export const inforceTypeKeys = [
  'pending-lapse',
  'disburse',
  'missed',
  'terminate',
  'service',
  'contract-change',
  'all',
] as const
export type InforceType = (typeof inforceTypeKeys)[number]

/** The same lists in the order of the Activity Type choices. */
export const activityTypes = [
  'pending-lapse',
  'terminate',
  'contract-change',
  'disburse',
  'service',
  'missed',
  'all',
] as const satisfies readonly InforceType[]

/** Everything that is particular to one in-force list. */
export interface InforceTypeEntry {
  readonly key: InforceType
  /** Last part of the list's address: `/inforce-business/disbursements`. */
  readonly segment: string
  /** The value of `type` in GET /inforce-contracts. */
  readonly apiType: string
  /** The alert types of the list. None for lists that the server makes up by other means. */
  readonly alertTypes: readonly AlertType[]
  /** The message to show when the list is empty. */
  readonly emptyText: string
}

/** The one table that ties addresses, calls and alert types of the in-force lists together. */
export const inforceTypes = {
  'pending-lapse': {
    key: 'pending-lapse',
    segment: 'pending-lapse',
    apiType: 'pending-lapse',
    alertTypes: [],
    emptyText: 'emptyPendingLapse',
  },
  disburse: {
    key: 'disburse',
    segment: 'disbursements',
    apiType: 'disburse',
    alertTypes: ['Disburse'],
    emptyText: 'emptyDisbursements',
  },
  missed: {
    key: 'missed',
    segment: 'missed-payments',
    apiType: 'missed',
    alertTypes: ['MissedPayment'],
    emptyText: 'emptyMissedPayments',
  },
  terminate: {
    key: 'terminate',
    segment: 'terminated',
    apiType: 'terminate',
    alertTypes: ['Term'],
    emptyText: 'emptyTerminated',
  },
  service: {
    key: 'service',
    segment: 'service',
    apiType: 'service',
    alertTypes: ['Service'],
    emptyText: 'emptyService',
  },
  'contract-change': {
    key: 'contract-change',
    segment: 'contract-changes',
    apiType: 'contract-change',
    alertTypes: ['Contract', 'Address'],
    emptyText: 'emptyContractChanges',
  },
  all: {
    key: 'all',
    segment: 'all',
    apiType: 'all',
    alertTypes: ['Disburse', 'Service', 'Term', 'Contract', 'Address', 'MissedPayment'],
    emptyText: 'emptyAll',
  },
} as const satisfies { readonly [Key in InforceType]: InforceTypeEntry & { readonly key: Key } }

/** The list of an address part; null when there is none. */
export function parseInforceType(segment: string | undefined): InforceType | null {
  return inforceTypeKeys.find((key) => inforceTypes[key].segment === segment) ?? null
}
