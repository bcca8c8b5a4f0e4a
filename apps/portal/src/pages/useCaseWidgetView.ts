import {
  contractTypeNames,
  contractTypeOfSegment,
  defaultWidgetSort,
  widgetSortKeys,
} from '@producer-portal/domain/cases'
import type { CaseFilters, ContractType, WidgetSort } from '@producer-portal/domain/cases'
import { useMemo, useState } from 'react'
import { addressedCaseFilters, chosenCaseFilters } from './chosen-case-filters.js'
import { useListView } from './useListView.js'

const shape = {
  columns: widgetSortKeys,
  filters: { list: contractTypeNames.pending.segment, ...addressedCaseFilters },
}

/** What is seen of the New Business widget: all of it in the address but the typed name. */
export function useCaseWidgetView() {
  const { view, change } = useListView(shape)
  const [name, setName] = useState<string>()
  const type = contractTypeOfSegment(view.filters['list']) ?? 'pending'
  const filters = useMemo(() => chosenCaseFilters(type, view.filters, name), [type, view.filters, name])
  const sort = useMemo<WidgetSort>(
    () => (view.sort ? { key: view.sort.column, direction: view.sort.direction } : defaultWidgetSort),
    [view.sort],
  )
  return {
    type,
    filters,
    sort,
    page: view.page,
    /** Another list opens on its first page, in the same order and with the same filters as far as it knows them. */
    selectType: (next: ContractType) =>
      change({ filters: { ...view.filters, list: contractTypeNames[next].segment }, page: 1 }),
    changeFilters: ({ name: typed, ...others }: Partial<CaseFilters>) => {
      if (typed !== undefined) setName(typed)
      change({ filters: { ...view.filters, ...others }, page: 1 })
    },
    changeSort: (next: WidgetSort) =>
      change({ sort: isDefault(next) ? null : { column: next.key, direction: next.direction }, page: 1 }),
    changePage: (page: number) => change({ page }),
  }
}

function isDefault({ key, direction }: WidgetSort): boolean {
  return key === defaultWidgetSort.key && direction === defaultWidgetSort.direction
}
