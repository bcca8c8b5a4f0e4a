import type { AlertType } from './alert.ts'

/** The in-force lists, in the order of the widget's tabs; each is the `type` of GET /inforce-contracts. */
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
  /** Last part of the list's address: `/inforce-business/disbursements`. */
  readonly segment: string
  /** The alert types of the list. None for lists that the server makes up by other means. */
  readonly alertTypes: readonly AlertType[]
}

/** The one table that ties addresses, calls and alert types of the in-force lists together. */
export const inforceTypes = {
  'pending-lapse': {
    segment: 'pending-lapse',
    alertTypes: [],
  },
  disburse: {
    segment: 'disbursements',
    alertTypes: ['Disburse'],
  },
  missed: {
    segment: 'missed-payments',
    alertTypes: ['MissedPayment'],
  },
  terminate: {
    segment: 'terminated',
    alertTypes: ['Term'],
  },
  service: {
    segment: 'service',
    alertTypes: ['Service'],
  },
  'contract-change': {
    segment: 'contract-changes',
    alertTypes: ['Contract', 'Address'],
  },
  all: {
    segment: 'all',
    alertTypes: ['Disburse', 'Service', 'Term', 'Contract', 'Address', 'MissedPayment'],
  },
} as const satisfies Readonly<Record<InforceType, InforceTypeEntry>>

/** The list of an address part; null when there is none. */
export function parseInforceType(segment: string | undefined): InforceType | null {
  return inforceTypeKeys.find((key) => inforceTypes[key].segment === segment) ?? null
}
