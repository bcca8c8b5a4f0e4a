'use client'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import type { DataTableColumn } from './data-table-column.js'
import type { DataTablePagination, DataTableProps } from './data-table-props.js'
import { createRowFilter } from './filter-rows.js'
import type { GridLabels } from './labels.js'
import { nextSort, sortRows, type SortDescriptor, type SortValue } from './sort-rows.js'
import type { ShownRows } from './shown-rows.js'

type RowColumn<Row> = Pick<DataTableColumn<Row>, 'id' | 'header' | 'text' | 'sortValue'>

/** What the order and the page of rows depend on. */
interface TableRowsSetting<Row> extends Pick<
  DataTableProps<Row>,
  'rows' | 'sortDescriptor' | 'defaultSortDescriptor' | 'onSortChange' | 'manualSorting' | 'filterText'
> {
  columns: readonly RowColumn<Row>[]
  pagination?: Pick<DataTablePagination, 'page' | 'pageSize'>
}

/**
 * The rows of a table, filtered, sorted and paged, and the sort that the user picks.
 * @param describeSort the announcement of a sort
 */
export function useTableRows<Row>(props: TableRowsSetting<Row>, describeSort: GridLabels['sorted']) {
  const { sort, sortBy, changeSort } = useSort(props, describeSort)
  return { sort, sortBy, changeSort, shown: useShownRows(props, sort) }
}

/** The sort shown, and what happens when the user picks another one: it is announced once. */
function useSort<Row>(props: TableRowsSetting<Row>, describeSort: GridLabels['sorted']) {
  const { columns, defaultSortDescriptor = null, onSortChange } = props
  const [ownSort, setOwnSort] = useState<SortDescriptor | null>(defaultSortDescriptor)
  const sort = props.sortDescriptor === undefined ? ownSort : props.sortDescriptor
  const announce = useAnnounce()

  const changeSort = (next: SortDescriptor) => {
    if (props.sortDescriptor === undefined) setOwnSort(next)
    onSortChange?.(next)
    const column = columns.find(({ id }) => id === next.columnId)
    if (column) announce(describeSort(column.header, next.direction))
  }

  // A second press builds on the first one, even if that has not been rendered yet.
  const latestSort = useRef(sort)
  useLayoutEffect(() => {
    latestSort.current = sort
  }, [sort])
  const latestChange = useRef(changeSort)
  useLayoutEffect(() => {
    latestChange.current = changeSort
  })
  // A stable function: a sort then renders only the two headers that it changes.
  const sortBy = useCallback((columnId: string) => {
    latestSort.current = nextSort(latestSort.current, columnId)
    latestChange.current(latestSort.current)
  }, [])
  return { sort, sortBy, changeSort }
}

/** Filters, sorts and pages the rows, each only when something of its own changed. */
function useShownRows<Row>(props: TableRowsSetting<Row>, sort: SortDescriptor | null): ShownRows<Row> {
  const { rows, columns, filterText = '', manualSorting = false, pagination } = props
  const filterRows = useMemo(() => createRowFilter(rows, columns), [rows, columns])
  const filteredRows = useMemo(() => filterRows(filterText), [filterRows, filterText])
  const sortValues = useMemo(() => new Map(columns.map((column) => [column.id, toSortValue(column)])), [columns])
  const all = useMemo(() => {
    const sortValue = manualSorting || !sort ? undefined : sortValues.get(sort.columnId)
    return sortValue && sort ? sortRows(filteredRows, sortValue, sort.direction) : filteredRows
  }, [filteredRows, sortValues, manualSorting, sort])
  const { pageSize = Math.max(1, all.length), page = 1 } = pagination ?? {}
  return useMemo(() => {
    // A filter may leave fewer pages than the one that was shown.
    const pageCount = Math.max(1, Math.ceil(all.length / pageSize))
    const before = (Math.min(page, pageCount) - 1) * pageSize
    const count = Math.min(pageSize, all.length - before)
    return { total: all.length, before, count, rowAt: (index) => (index < count ? all[before + index] : undefined) }
  }, [all, page, pageSize])
}

function toSortValue<Row>(column: RowColumn<Row>): (row: Row) => SortValue {
  return (row) => (column.sortValue ? column.sortValue(row) : column.text(row))
}
