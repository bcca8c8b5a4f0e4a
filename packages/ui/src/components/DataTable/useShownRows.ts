'use client'
import { useMemo } from 'react'
import type { DataTableProps } from './data-table-props.js'
import type { DataTableColumn } from './data-table-column.js'
import { filterRows } from './filter-rows.js'
import { sortRows, type SortDescriptor, type SortValue } from './sort-rows.js'

type RowsProps<Row> = Pick<DataTableProps<Row>, 'rows' | 'columns' | 'filterText' | 'manualSorting' | 'pagination'>

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
export function useShownRows<Row>(props: RowsProps<Row>, sort: SortDescriptor | null): ShownRows<Row> {
  const { rows, columns, filterText = '', manualSorting = false, pagination } = props
  const filteredRows = useMemo(() => filterRows(rows, columns, filterText), [rows, columns, filterText])
  const sortValues = useMemo(() => new Map(columns.map((column) => [column.id, toSortValue(column)])), [columns])
  const all = useMemo(() => {
    const sortValue = manualSorting || !sort ? undefined : sortValues.get(sort.columnId)
    return sortValue && sort ? sortRows(filteredRows, sortValue, sort.direction) : filteredRows
  }, [filteredRows, sortValues, manualSorting, sort])
  const { pageSize = all.length, page = 1 } = pagination ?? {}
  return useMemo(() => {
    // A filter may leave fewer pages than the one that was shown.
    const pageCount = Math.max(1, Math.ceil(all.length / pageSize))
    const before = (Math.min(page, pageCount) - 1) * pageSize
    const count = Math.min(pageSize, all.length - before)
    return { total: all.length, before, count, rowAt: (index) => (index < count ? all[before + index] : undefined) }
  }, [all, page, pageSize])
}

function toSortValue<Row>(column: DataTableColumn<Row>): (row: Row) => SortValue {
  return (row) => (column.sortValue ? column.sortValue(row) : column.text(row))
}
