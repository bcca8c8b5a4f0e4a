import { toMoment } from './alert-dates.ts'
import type { InforceAlert } from './alert.ts'
import type { InforceType } from './inforce-types.ts'

/** The load order: most days to the lapse date first, alerts without one last. */
export function inLapseOrder<Row extends Pick<InforceAlert, 'daysToLapseDate'>>(alerts: readonly Row[]): Row[] {
  return alerts.toSorted((a, b) => (b.daysToLapseDate ?? unknownDays) - (a.daysToLapseDate ?? unknownDays))
}

/** Fewer than any number of days. */
const unknownDays = Number.MIN_SAFE_INTEGER

/** The newest alert date first; a missing date counts as 1970-01-01. */
export function newestFirst<Row extends Pick<InforceAlert, 'alertDate'>>(alerts: readonly Row[]): Row[] {
  const moments = new Map(alerts.map((alert) => [alert, toMoment(alert.alertDate)]))
  return alerts.toSorted((a, b) => (moments.get(b) ?? 0) - (moments.get(a) ?? 0))
}

/** The order in which a list opens: Pending Lapse keeps the load order, the others show the newest alert first. */
export function inDefaultOrder(alerts: readonly InforceAlert[], type: InforceType): InforceAlert[] {
  const loaded = inLapseOrder(alerts)
  return type === 'pending-lapse' ? loaded : newestFirst(loaded)
}
