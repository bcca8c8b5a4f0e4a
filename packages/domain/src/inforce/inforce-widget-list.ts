import { byList } from '../lists/by-list.ts'
import { allValue } from '../lists/filters.ts'
import type { ListRules, ListStateRules } from '../lists/list-state.ts'
import {
  ageBuckets,
  defaultAlertSummaryFilters,
  filterBySummary,
  lapseBuckets,
  toKnownAlertSummaryFilters,
} from './alert-summary.ts'
import type { AlertSummaryFilters } from './alert-summary.ts'
import type { InforceAlert } from './alert.ts'
import { inforceLists } from './inforce-lists.ts'
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

/** The lists of the In-Force widget. */
export const inforceWidgetLists = byList(
  inforceTypeKeys,
  (type): ListRules<InforceAlert, AlertSummaryFilters, null, InforceType> => ({
    type,
    ...inforceWidgetState,
    columns: [],
    getFilterOptions: () => null,
    toOfferedFilters: (filters) => toKnownAlertSummaryFilters(filters, type),
    filterRows: (alerts, filters, now) => filterBySummary(alerts, type, filters, now),
    toDefaultOrder: inforceLists[type].toDefaultOrder,
  }),
)
