import { largestFirst } from '../lists/load-order.ts'
import { toMoment } from './alert-dates.ts'
import type { InforceAlert } from './alert.ts'

/** The load order: most days to the lapse date first, alerts without one last. Pending Lapse opens in it. */
export function inLapseOrder<Row extends Pick<InforceAlert, 'daysToLapseDate'>>(alerts: readonly Row[]): Row[] {
  return largestFirst(alerts, ({ daysToLapseDate }) => daysToLapseDate)
}

/** The order in which the other lists open: the newest alert date first; a missing date counts as 1970-01-01. */
export function newestFirst<Row extends Pick<InforceAlert, 'alertDate'>>(alerts: readonly Row[]): Row[] {
  return largestFirst(alerts, ({ alertDate }) => toMoment(alertDate))
}
