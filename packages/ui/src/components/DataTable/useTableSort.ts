'use client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import type { DataTableProps } from './DataTableProps.js'
import { nextSort, type DataTableSort } from './DataTableSort.js'
import type { DataTableLabels } from './labels.js'

type SortProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sort' | 'defaultSort' | 'onSortChange' | 'paging'>

/** The sort shown and what a choice of the reader does: it is announced once, and the table goes back to page 1. */
export function useTableSort<Row>(props: SortProps<Row>, labels: DataTableLabels) {
  const { columns, defaultSort = null, onSortChange, paging } = props
  const [ownSort, setOwnSort] = useState<DataTableSort | null>(defaultSort)
  const sort = props.sort === undefined ? ownSort : props.sort
  const announce = useAnnounce()

  const changeSort = (next: DataTableSort) => {
    if (props.sort === undefined) setOwnSort(next)
    onSortChange?.(next)
    paging?.onPageChange(1)
    const column = columns.find(({ id }) => id === next.columnId)
    if (column) announce(labels.sorted(column.header, next.direction))
  }

  // One function for good: a sort then draws the two headers anew that it concerns, and no other.
  const latest = useRef({ sort, changeSort })
  useLayoutEffect(() => {
    latest.current = { sort, changeSort }
  })
  const sortBy = useCallback(
    (columnId: string) => latest.current.changeSort(nextSort(latest.current.sort, columnId)),
    [],
  )
  return { sort, sortBy, changeSort }
}
