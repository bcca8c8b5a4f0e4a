import { prepareSort, sortRows } from '../cases/sort-rows.ts'
import type { SortDirection } from '../cases/sort-rows.ts'
import { momentOf } from './alert-dates.ts'
import type { InforceAlert } from './alert.ts'
import type { InforceColumnId } from './inforce-column-ids.ts'
import { inforceColumns } from './inforce-columns.ts'
import type { InforceType } from './inforce-types.ts'

/** The load order: most days to the lapse date first, alerts without one last. */
export function inLapseOrder<Row extends Pick<InforceAlert, 'daysToLapseDate'>>(alerts: readonly Row[]): Row[] {
  return sortRows(alerts, (alert) => alert.daysToLapseDate, 'descending')
}

/** The newest alert date first; a missing date counts as 1970-01-01. */
export function newestFirst<Row extends Pick<InforceAlert, 'alertDate'>>(alerts: readonly Row[]): Row[] {
  return sortRows(alerts, (alert) => momentOf(alert.alertDate), 'descending')
}

/** The order in which a list opens: Pending Lapse keeps the load order, the others show the newest alert first. */
export function inDefaultOrder(alerts: readonly InforceAlert[], type: InforceType): InforceAlert[] {
  const loaded = inLapseOrder(alerts)
  return type === 'pending-lapse' ? loaded : newestFirst(loaded)
}

/** Makes ahead of its first use what a column is sorted by. */
export function prepareAlertSort(alerts: readonly InforceAlert[], column: InforceColumnId): void {
  prepareSort(alerts, inforceColumns[column].sortValue)
}

/** Alerts in the order of one column. */
export function sortAlerts(
  alerts: readonly InforceAlert[],
  column: InforceColumnId,
  direction: SortDirection,
): InforceAlert[] {
  return sortRows(alerts, inforceColumns[column].sortValue, direction)
}
