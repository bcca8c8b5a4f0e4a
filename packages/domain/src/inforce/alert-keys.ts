import type { InforceAlert } from './alert.ts'

/**
 * A key for every alert of a list, which names nobody: the contract, and what the alert is about. Alerts that are alike
 * in all of it are counted.
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
