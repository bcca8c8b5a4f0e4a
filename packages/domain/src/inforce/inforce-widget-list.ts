import { byList } from '../lists/by-list.ts'
import { allValue } from '../lists/filters.ts'
import type { ListRules, ListStateRules } from '../lists/list-state.ts'
import { toWidgetColumn } from '../lists/widget-column.ts'
import type { WidgetColumn } from '../lists/widget-column.ts'
import {
  ageBuckets,
  defaultAlertSummaryFilters,
  filterBySummary,
  lapseBuckets,
  toKnownAlertSummaryFilters,
} from './alert-summary.ts'
import type { AlertSummaryFilters } from './alert-summary.ts'
import type { InforceAlert } from './alert.ts'
import { inforceColumns } from './inforce-columns.ts'
import type { InforceColumns } from './inforce-columns.ts'
import { newestFirst } from './inforce-order.ts'
import { inforceTypeKeys, inforceTypes } from './inforce-types.ts'
import type { InforceType } from './inforce-types.ts'

/** The choices in the In-Force widget: one of its lists, by the last part of its address, and its filters. */
export interface InforceWidgetFilters extends AlertSummaryFilters {
  readonly list: string
}

/** The URL state of the In-Force widget, where the New Business widget may have its state too. */
export const inforceWidgetState: ListStateRules<InforceWidgetFilters> = {
  columns: [],
  defaultSort: null,
  pageSizes: [5],
  urlPrefix: 'alerts-',
  defaultFilters: { list: inforceTypes['pending-lapse'].segment, ...defaultAlertSummaryFilters },
  urlNames: { dateBucket: 'reach' },
  filterValues: { dateBucket: [allValue, ...lapseBuckets, ...ageBuckets] },
}

/** The rules of a list of the In-Force widget. */
export interface InforceWidgetList<Row extends InforceAlert = InforceAlert> extends ListRules<
  Row,
  AlertSummaryFilters,
  null,
  InforceType
> {
  /** The columns between the owner and the agent: facts that show how urgent an alert is. No list is sorted by them. */
  readonly facts: readonly WidgetColumn<Row>[]
}

/** The lists of the In-Force widget with the columns that have a place in it. */
export function toInforceWidgetLists<Row extends InforceAlert = InforceAlert>(
  columns: InforceColumns<Row>,
): Readonly<Record<InforceType, InforceWidgetList<Row>>> {
  return byList(inforceTypeKeys, (type): InforceWidgetList<Row> => ({
    type,
    ...inforceWidgetState,
    columns: [],
    facts: columns.inWidget[type].map((column) => toWidgetColumn(column, false)),
    getFilterOptions: () => null,
    toOfferedFilters: (filters) => toKnownAlertSummaryFilters(filters, type),
    filterRows: (alerts, filters, now) => filterBySummary(alerts, type, filters, now),
    toDefaultOrder: type === 'pending-lapse' ? undefined : newestFirst,
  }))
}

/** The lists of the In-Force widget as the portal shows them. */
export const inforceWidgetLists = toInforceWidgetLists(inforceColumns)
