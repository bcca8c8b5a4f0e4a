import { agentFilterOptions } from '../lists/agent-filter.ts'
import type { FilterOption } from '../lists/filters.ts'
import type { ListRules } from '../lists/list-state.ts'
import type { InforceAlert } from './alert.ts'
import { inforceColumnsByList } from './inforce-columns.ts'
import {
  defaultInforceFilters,
  filterAlerts,
  inforceTimeFilters,
  toOfferedInforceFilters,
  warmAlertFilters,
} from './inforce-filters.ts'
import type { InforceFilters } from './inforce-filters.ts'
import { inDefaultOrder } from './inforce-order.ts'
import type { InforceType } from './inforce-types.ts'

export type InforceList = ListRules<InforceAlert, InforceFilters, readonly FilterOption[]>

/** The in-force lists as their screens show them. */
export const inforceLists: Readonly<Record<InforceType, InforceList>> = {
  'pending-lapse': inforceList('pending-lapse'),
  disburse: inforceList('disburse'),
  missed: inforceList('missed'),
  terminate: inforceList('terminate'),
  service: inforceList('service'),
  'contract-change': inforceList('contract-change'),
  all: inforceList('all'),
}

function inforceList(type: InforceType): InforceList {
  return {
    columns: inforceColumnsByList[type],
    defaultSort: null,
    pageSizes: [5, 10, 25, 50, 100, 'all'],
    urlPrefix: '',
    defaultFilters: defaultInforceFilters,
    filterValues: { time: inforceTimeFilters },
    getFilterOptions: agentFilterOptions,
    toOfferedFilters: toOfferedInforceFilters,
    filterRows: filterAlerts,
    toDefaultOrder: (alerts) => inDefaultOrder(alerts, type),
    warmSearchIndex: warmAlertFilters,
  }
}
