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
import { inDefaultOrder } from './inforce-order.ts'
import { inforceTypes } from './inforce-types.ts'
import type { InforceType } from './inforce-types.ts'

/** What is chosen in the In-Force widget: one of its lists, by the last part of its address, and its filters. */
export interface InforceWidgetFilters extends AlertSummaryFilters {
  readonly list: string
}

/** What the In-Force widget keeps in the URL, where the New Business widget may have its state too. */
export const inforceWidgetState: ListStateRules<InforceWidgetFilters> = {
  columns: [],
  defaultSort: null,
  pageSizes: [5],
  urlPrefix: 'alerts-',
  defaultFilters: { list: inforceTypes['pending-lapse'].segment, ...defaultAlertSummaryFilters },
  urlNames: { dateBucket: 'reach' },
  filterValues: { dateBucket: [allValue, ...lapseBuckets, ...ageBuckets] },
}

type InforceWidgetList = ListRules<InforceAlert, AlertSummaryFilters, null>

/** The lists of the In-Force widget. */
export const inforceWidgetLists: Readonly<Record<InforceType, InforceWidgetList>> = {
  'pending-lapse': inforceWidgetList('pending-lapse'),
  disburse: inforceWidgetList('disburse'),
  missed: inforceWidgetList('missed'),
  terminate: inforceWidgetList('terminate'),
  service: inforceWidgetList('service'),
  'contract-change': inforceWidgetList('contract-change'),
  all: inforceWidgetList('all'),
}

function inforceWidgetList(type: InforceType): InforceWidgetList {
  return {
    ...inforceWidgetState,
    columns: [],
    getFilterOptions: () => null,
    toOfferedFilters: (filters) => toKnownAlertSummaryFilters(filters, type),
    filterRows: (alerts, filters, now) => filterBySummary(alerts, type, filters, now),
    toDefaultOrder: (alerts) => inDefaultOrder(alerts, type),
  }
}
