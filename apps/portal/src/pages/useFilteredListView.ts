import type { ListFilterValues, PageSize, TimeFilter } from '@producer-portal/domain/cases'
import type { DataTableSort } from '@producer-portal/ui'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { noteAddress, seenAddress, useTypedName } from '../state/seen-lists.js'
import { addressedFilters, chosenFilters } from './address-filters.js'
import { writeListAddress } from './list-view-query.js'
import type { ListAddressShape } from './list-view-query.js'
import { useListView } from './useListView.js'

/** What an address can say of a list with filters. Keep it between renders. */
export interface FilteredList<ColumnId extends string, Filters extends ListFilterValues> {
  readonly address: ListAddressShape<ColumnId>
  /** The filters with which it opens. */
  readonly usual: Filters
  /** The choices of its time filter. */
  readonly times: readonly TimeFilter[]
}

/** Describes a list with filters for `useFilteredListView`. */
export function filteredList<ColumnId extends string, Filters extends ListFilterValues>(
  list: Omit<FilteredList<ColumnId, Filters>, 'address'> & {
    /** The columns that it can be sorted by. */
    readonly columns: readonly ColumnId[]
    /** The page sizes that it offers, the default first. */
    readonly pageSizes: readonly PageSize[]
  },
): FilteredList<ColumnId, Filters> {
  const { columns, pageSizes, usual, times } = list
  return { address: { columns, pageSizes, filters: addressedFilters(usual) }, usual, times }
}

/**
 * What is seen of a list: all of it in the address but the typed name, since the names of insured people stay out of
 * addresses. Lists that stand side by side are found again as they were last seen.
 * @param pathTo gives the address with which a list opens
 */
export function useFilteredListView<ColumnId extends string, Filters extends ListFilterValues>(
  list: FilteredList<ColumnId, Filters>,
  pathTo: (path: string) => string,
) {
  const here = pathTo(useLocation().pathname)
  const { view, change } = useListView(list.address)
  const [name, typeName] = useTypedName(here)
  const filters = useMemo(() => chosenFilters(list, view.filters, name), [list, view.filters, name])
  const sort = useMemo(() => view.sort && { columnId: view.sort.column, direction: view.sort.direction }, [view.sort])
  const address = String(writeListAddress(view, new URLSearchParams(), list.address))
  useEffect(() => noteAddress(here, address), [here, address])
  return {
    /** What the screen of the list takes. */
    screen: {
      filters,
      onFiltersChange: ({ name: typed, ...others }: Partial<Filters>) => {
        if (typed !== undefined) typeName(typed)
        change({ filters: { ...view.filters, ...others }, page: 1 })
      },
      sort,
      onSortChange: ({ columnId, direction }: DataTableSort) =>
        change({ sort: { column: columnId, direction }, page: 1 }),
      onSortClear: () => change({ sort: null, page: 1 }),
      page: view.page,
      onPageChange: (page: number) => change({ page }),
      pageSize: view.pageSize,
      onPageSizeChange: (pageSize: PageSize) => change({ pageSize, page: 1 }),
    },
    /** The address of a list as it was last seen. */
    hrefTo: (path: string) => {
      const href = pathTo(path)
      const last = href === here ? address : seenAddress(href)
      return last === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${last}`
    },
  }
}
