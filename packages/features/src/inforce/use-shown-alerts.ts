'use client'

import { agentFilterOptions, type FilterOption } from '@producer-portal/domain/cases'
import {
  filterAlerts,
  hasInforceFilters,
  inDefaultOrder,
  type InforceAlert,
  type InforceFilters,
  type InforceType,
  inforceTypes,
  knownInforceFilters,
  prepareAlertFilters,
  prepareAlertSort,
  sortAlerts,
} from '@producer-portal/domain/inforce'
import {
  type DataTableSort,
  type FilteredRows,
  type FilterRules,
  useFilteredRows,
  usePreparedRows,
} from '@producer-portal/ui'
import { useMemo } from 'react'

export interface InforceListView {
  readonly type: InforceType
  readonly alerts: readonly InforceAlert[]
  readonly filters: InforceFilters
  readonly sort: DataTableSort | null
  readonly now: Date
}

const rules: FilterRules<InforceAlert, InforceFilters, readonly FilterOption[]> = {
  optionsOf: agentFilterOptions,
  known: knownInforceFilters,
  isNarrowed: hasInforceFilters,
  filter: filterAlerts,
}

/** Sorts and filters the loaded alerts, each only when something of its own changed, without asking the service. */
export function useShownAlerts(
  view: InforceListView,
): FilteredRows<InforceAlert, InforceFilters, readonly FilterOption[]> {
  const { type, alerts, filters, sort, now } = view
  const sorts = useMemo(
    () => inforceTypes[type].columns.map((column) => (all: readonly InforceAlert[]) => prepareAlertSort(all, column)),
    [type],
  )
  usePreparedRows(alerts, prepareAlertFilters, sorts)
  const sorted = useMemo(() => {
    const column = sort && inforceTypes[type].columns.find((id) => id === sort.columnId)
    return column ? sortAlerts(alerts, column, sort.direction) : inDefaultOrder(alerts, type)
  }, [type, alerts, sort])
  return useFilteredRows(rules, { rows: alerts, sorted, filters, now })
}
