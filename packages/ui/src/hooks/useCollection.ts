'use client'
import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react'
import type { DataTableProps } from '../components/DataTable/data-table-props.js'
import type { SortDescriptor } from '../components/DataTable/sort-rows.js'

/** The way a small collection is searched, sorted and paged. */
export interface CollectionRules<Row> {
  /** Rows on a page. */
  readonly pageSize: number
  /** Makes the test for rows that a search finds. Keep the function between renders. Default: there is no search. */
  readonly createFilter?: (searched: string) => (row: Row) => boolean
  /** Orders the rows. Keep the function between renders. Default: the table sorts by the values of its columns. */
  readonly sortRows?: (rows: readonly Row[], sort: SortDescriptor) => readonly Row[]
  /** The sort at first. Default: none, the rows keep their order. */
  readonly defaultSort?: SortDescriptor
}

/** The visible part of a collection. */
export interface CollectionState {
  /** The text typed into the search is the filter `name`, as in the lists of a `ListScreen`. */
  readonly filters: { readonly name: string }
  readonly sort: SortDescriptor | null
  /** From 1. */
  readonly page: number
}

/** The state of a collection with what changes it: as a caller keeps it, for example in the URL. */
export interface CollectionControl extends CollectionState {
  /** Called with what is typed; go to page 1 as well. */
  readonly onFiltersChange: (filters: CollectionState['filters']) => void
  /** Called with the sort that was asked for; go to page 1 as well. */
  readonly onSortChange: (sort: SortDescriptor) => void
  /** Called with the page to show. */
  readonly onPageChange: (page: number) => void
}

/** The state after a change: every one except of the page itself returns to page 1. */
export function changeCollection(state: CollectionState, change: Partial<CollectionState>): CollectionState {
  return { ...state, page: 1, ...change }
}

/** A page of the rows, and its number: past the last page, the last one. */
export function pageRows<Row>(rows: readonly Row[], page: number, pageSize: number) {
  const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize)))
  return { page: shown, rows: rows.slice((shown - 1) * pageSize, shown * pageSize) }
}

/** A collection as it is shown. */
export interface Collection<Row> {
  /** The rows that the search finds, in the order of the sort, on all pages. */
  readonly rows: readonly Row[]
  /** Those of them on the page that is shown. */
  readonly pageRows: readonly Row[]
  /** The text the rows are searched for, trimmed; empty for all of them. */
  readonly searched: string
  /** For the `SearchField`. */
  readonly search: {
    readonly ref: RefObject<HTMLInputElement | null>
    readonly value: string
    readonly onValueChange: (text: string) => void
  }
  /** Finds all rows again, and focuses the search: for a button that disappears with the empty table. */
  readonly clearSearch: () => void
  /** For the `DataTable`. */
  readonly table: Required<
    Pick<DataTableProps<Row>, 'rows' | 'sortDescriptor' | 'onSortChange' | 'manualSorting' | 'pagination'>
  >
}

/**
 * Searches, sorts and pages rows that are loaded already: a few hundred at most, all by one search. Longer lists with
 * filters of their own are a `ListScreen`.
 * @param control the state where the caller keeps it. Default: it is kept as long as the component
 */
export function useCollection<Row>(
  rows: readonly Row[],
  { pageSize, createFilter, sortRows, defaultSort }: CollectionRules<Row>,
  control?: CollectionControl,
): Collection<Row> {
  const ownControl = useOwnControl(defaultSort)
  const { filters, sort, page, onFiltersChange, onSortChange, onPageChange } = control ?? ownControl
  const ref = useRef<HTMLInputElement>(null)
  // Typing comes first: the rows follow when there is time
  const searched = useDeferredValue(filters.name).trim()
  const sorted = useMemo(() => (sortRows && sort ? sortRows(rows, sort) : rows), [rows, sortRows, sort])
  const found = useMemo(
    () => (createFilter && searched !== '' ? sorted.filter(createFilter(searched)) : sorted),
    [sorted, searched, createFilter],
  )
  const shown = pageRows(found, page, pageSize)
  return {
    rows: found,
    pageRows: shown.rows,
    searched,
    search: { ref, value: filters.name, onValueChange: (name) => onFiltersChange({ name }) },
    clearSearch: () => {
      onFiltersChange({ name: '' })
      ref.current?.focus()
    },
    table: {
      rows: found,
      sortDescriptor: sort,
      onSortChange,
      manualSorting: sortRows !== undefined,
      pagination: { page: shown.page, pageSize, onPageChange },
    },
  }
}

function useOwnControl(defaultSort: SortDescriptor | null = null): CollectionControl {
  const [state, setState] = useState<CollectionState>({ filters: { name: '' }, sort: defaultSort, page: 1 })
  const change = (part: Partial<CollectionState>) => setState((last) => changeCollection(last, part))
  return {
    ...state,
    onFiltersChange: (filters) => change({ filters }),
    onSortChange: (sort) => change({ sort }),
    onPageChange: (page) => change({ page }),
  }
}
