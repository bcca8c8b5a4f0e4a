import { agentFilterOptions } from '../lists/agent-filter.ts'
import { byList } from '../lists/by-list.ts'
import { withColumnFilters } from '../lists/column-filters.ts'
import type { ColumnFilterOptions } from '../lists/column-filters.ts'
import { allValue } from '../lists/filters.ts'
import type { FilterOption } from '../lists/filters.ts'
import type { RegisteredColumn } from '../lists/column-registry.ts'
import type { ListRules } from '../lists/list-state.ts'
import { lapseBuckets } from './alert-summary.ts'
import type { InforceAlert } from './alert.ts'
import { inforceColumns } from './inforce-columns.ts'
import type { InforceColumns } from './inforce-columns.ts'
import {
  defaultInforceFilters,
  filterAlerts,
  inforceTimeFilters,
  toOfferedInforceFilters,
  warmAlertFilters,
} from './inforce-filters.ts'
import type { InforceFilters } from './inforce-filters.ts'
import { newestFirst } from './inforce-order.ts'
import { inforceTypeKeys } from './inforce-types.ts'
import type { InforceType } from './inforce-types.ts'

/** The choices that an in-force list offers, from its loaded alerts. */
export interface InforceFilterOptions extends ColumnFilterOptions {
  readonly agent: readonly FilterOption[]
}

/** The rules of an in-force list. */
export interface InforceList<Row extends InforceAlert = InforceAlert> extends ListRules<
  Row,
  InforceFilters,
  InforceFilterOptions,
  InforceType
> {
  /** The columns of the list, in their order. */
  readonly columns: readonly RegisteredColumn<Row>[]
}

/** The in-force lists with these columns, as their screens show them. */
export function toInforceLists<Row extends InforceAlert = InforceAlert>(
  columns: InforceColumns<Row>,
): Readonly<Record<InforceType, InforceList<Row>>> {
  return byList(inforceTypeKeys, (type) => {
    const list: InforceList<Row> = {
      type,
      columns: columns.byList[type],
      defaultSort: null,
      pageSizes: [5, 10, 25, 50, 100, 'all'],
      urlPrefix: '',
      defaultFilters: defaultInforceFilters,
      filterValues: { time: inforceTimeFilters, lapse: [allValue, ...lapseBuckets] },
      getFilterOptions: (rows, viewed) => ({ agent: agentFilterOptions(rows, viewed) }),
      toOfferedFilters: (filters, options) => toOfferedInforceFilters(filters, options.agent, type),
      filterRows: filterAlerts,
      toDefaultOrder: type === 'pending-lapse' ? undefined : newestFirst,
      warmSearchIndex: warmAlertFilters,
    }
    return withColumnFilters(list, list.columns)
  })
}

/** The in-force lists as the portal shows them. */
export const inforceLists = toInforceLists(inforceColumns)
