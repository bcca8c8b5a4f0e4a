import * as v from 'valibot'
import { contractSchema } from '../contracts/contract.ts'
import { agentSchema, clientSchema } from '../contracts/people.ts'
import { openText, optionalList, optionalNumber, optionalText } from '../endpoint/fields.ts'

/** The alert types that have a list of their own; an alert with any other text is in All only. */
export const alertTypes = ['Disburse', 'Service', 'Term', 'Contract', 'Address', 'MissedPayment'] as const
export type AlertType = (typeof alertTypes)[number]

/** True if an automatic premium loan is available: some systems answer with a word instead of a flag. */
export const aplAvailableSchema = v.nullish(v.union([v.boolean(), v.string()]), null)

/**
 * An in-force alert. Amounts are dollars, dates ISO. `alertDataDate` is the day on which a missed payment was due, and
 * `lapseDate` the day on which the contract lapses or its non-forfeiture option takes effect. `aplAvailable` is part
 * of the contract detail; a list may carry it too (portal-defined).
 */
export const inforceAlertSchema = v.object({
  alertType: openText(alertTypes),
  alertSubType: optionalText,
  alertDate: optionalText,
  alertDataDate: optionalText,
  alertText1: optionalText,
  alertText2: optionalText,
  lapseDate: optionalText,
  daysToLapseDate: optionalNumber,
  faceAmount: optionalNumber,
  modalPremium: optionalNumber,
  policyStatus: optionalText,
  baseIssueDate: optionalText,
  billFrequency: optionalText,
  payor: optionalText,
  billGroup: optionalText,
  aplAvailable: aplAvailableSchema,
  contract: contractSchema,
  clients: optionalList(clientSchema),
  agents: optionalList(agentSchema),
  policyInfo: v.nullish(
    v.object({ services: optionalList(v.string()), percentOfInterestFormatted: optionalText }),
    null,
  ),
})
/** Something that happened to a contract in force: one row of the in-force lists. */
export interface InforceAlert extends v.InferOutput<typeof inforceAlertSchema> {}

/**
 * A key for every alert of a list, without personal data: the contract, and what the alert is about. Identical alerts
 * are numbered.
 */
export function alertKeys(alerts: readonly InforceAlert[]): ReadonlyMap<InforceAlert, string> {
  const counts = new Map<string, number>()
  return new Map(
    alerts.map((alert) => {
      const { contract, alertType, alertSubType, alertDate, alertDataDate } = alert
      const about = [contract.coCode, contract.coType, contract.contractNo, alertType, alertSubType, alertDate]
      const key = [...about, alertDataDate].map((part) => part ?? '').join('|')
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return [alert, count === 1 ? key : `${key}|${count}`]
    }),
  )
}
