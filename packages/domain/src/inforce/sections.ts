import { listOfAlert } from './alert-kinds.ts'
import type { InforceAlert } from './alert.ts'
import { newestFirst } from './inforce-order.ts'
import type { InforceType } from './inforce-types.ts'

/** The sections of the side panel that hold alerts, in their order. */
export const alertSections = [
  'disbursements',
  'service-alerts',
  'terminated',
  'lapse-and-missed-payments',
  'contract-changes',
] as const
export type AlertSection = (typeof alertSections)[number]

const sectionOfList: Readonly<Record<Exclude<InforceType, 'all'>, AlertSection>> = {
  disburse: 'disbursements',
  service: 'service-alerts',
  terminate: 'terminated',
  'pending-lapse': 'lapse-and-missed-payments',
  missed: 'lapse-and-missed-payments',
  'contract-change': 'contract-changes',
}

/** The section with the alerts of a list. */
export function getAlertSection(list: Exclude<InforceType, 'all'>): AlertSection {
  return sectionOfList[list]
}

/** The alerts of a contract by section, newest first. Alerts that belong to no list have no section. */
export function alertsBySection(alerts: readonly InforceAlert[]): Record<AlertSection, InforceAlert[]> {
  const sections: Record<AlertSection, InforceAlert[]> = {
    disbursements: [],
    'service-alerts': [],
    terminated: [],
    'lapse-and-missed-payments': [],
    'contract-changes': [],
  }
  for (const alert of newestFirst(alerts)) {
    const list = listOfAlert(alert)
    if (list !== null) sections[sectionOfList[list]].push(alert)
  }
  return sections
}
