import { alertTypes } from './alert.ts'
import type { AlertType, InforceAlert } from './alert.ts'
import type { InforceType } from './inforce-types.ts'

type Kind = Pick<InforceAlert, 'alertType' | 'lapseDate'>

/** The alert type that a text means, whatever its case; null for any other alert. */
export function readAlertType(text: string | null): AlertType | null {
  const wanted = (text ?? '').trim().toLowerCase()
  return alertTypes.find((type) => type.toLowerCase() === wanted) ?? null
}

/**
 * The list of an alert besides All. Pending Lapse has no alert type of its own: it has the alerts with a lapse date
 * whose type has no list. Other alerts are in All only, which is null here.
 */
export function listOfAlert({ alertType, lapseDate }: Kind): Exclude<InforceType, 'all'> | null {
  const type = readAlertType(alertType)
  switch (type) {
    case 'Disburse':
      return 'disburse'
    case 'Service':
      return 'service'
    case 'Term':
      return 'terminate'
    case 'Contract':
    case 'Address':
      return 'contract-change'
    case 'MissedPayment':
      return 'missed'
    case null:
      return lapseDate === null ? null : 'pending-lapse'
    default:
      return unreachable(type)
  }
}

/** True if an alert is in a list. */
export function isInList(alert: Kind, list: InforceType): boolean {
  return list === 'all' || listOfAlert(alert) === list
}

const kindLabels: Readonly<Record<AlertType, string>> = {
  Disburse: 'Disbursement',
  Service: 'Service',
  Term: 'Terminated',
  Contract: 'Contract Change',
  Address: 'Address Change',
  MissedPayment: 'Missed Payment',
}

/** The text of the Type column: the sub-type, else the alert's kind in words. */
export function alertTypeText(alert: Kind & Pick<InforceAlert, 'alertSubType'>): string {
  const subType = alert.alertSubType?.trim()
  if (subType) return subType
  const type = readAlertType(alert.alertType)
  if (type !== null) return kindLabels[type]
  return listOfAlert(alert) === 'pending-lapse' ? 'Pending Lapse' : (alert.alertType?.trim() ?? '')
}

function unreachable(value: never): never {
  throw new Error(`No list for the alert type ${String(value)}`)
}
