'use client'
import { useMemo } from 'react'
import type { DataTableProps } from './DataTableProps.js'
import type { DataTableSort } from './DataTableSort.js'
import { filterRows } from './filterRows.js'
import { sortRows } from './sorting/sortRows.js'

type RowsProps<Row> = Pick<DataTableProps<Row>, 'rows' | 'columns' | 'filterText' | 'isSortedByCaller' | 'paging'>

/**
 * The rows that are shown. They are handed on by a function: React's development build compares props entry by entry,
 * which takes seconds for an array of all rows.
 */
export interface ShownRows<Row> {
  /** Rows on all pages together. */
  readonly total: number
  /** Rows on the pages before. */
  readonly before: number
  /** Rows on this page. */
  readonly count: number
  /** A row of this page, from 0. */
  readonly rowAt: (index: number) => Row | undefined
}

/** Filters, sorts and pages the rows, each only when something of its own changed. */
export function useShownRows<Row>(props: RowsProps<Row>, sort: DataTableSort | null): ShownRows<Row> {
  const { rows, columns, filterText = '', isSortedByCaller = false, paging } = props
  const kept = useMemo(() => filterRows(rows, columns, filterText), [rows, columns, filterText])
  const all = useMemo(() => {
    const column = isSortedByCaller ? undefined : columns.find(({ id }) => id === sort?.columnId)
    if (!column || !sort) return kept
    return sortRows(kept, (row) => (column.sortValue ? column.sortValue(row) : column.text(row)), sort.direction)
  }, [kept, columns, isSortedByCaller, sort])
  const { pageSize = all.length, page = 1 } = paging ?? {}
  return useMemo(() => {
    // A filter may leave fewer pages than the one that was shown.
    const pageCount = Math.max(1, Math.ceil(all.length / pageSize))
    const before = (Math.min(page, pageCount) - 1) * pageSize
    const count = Math.min(pageSize, all.length - before)
    return { total: all.length, before, count, rowAt: (index) => (index < count ? all[before + index] : undefined) }
  }, [all, page, pageSize])
}
