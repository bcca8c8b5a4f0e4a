'use client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import type { DataTableProps } from './data-table-props.js'
import { nextSort, type SortDescriptor } from './sort-rows.js'
import type { DataTableLabels } from './labels.js'

type SortProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sortDescriptor' | 'defaultSortDescriptor' | 'onSortChange'>

/** The sort shown, and what happens when the user picks another one: it is announced once. */
export function useTableSort<Row>(props: SortProps<Row>, labels: DataTableLabels) {
  const { columns, defaultSortDescriptor = null, onSortChange } = props
  const [ownSort, setOwnSort] = useState<SortDescriptor | null>(defaultSortDescriptor)
  const sort = props.sortDescriptor === undefined ? ownSort : props.sortDescriptor
  const announce = useAnnounce()

  const changeSort = (next: SortDescriptor) => {
    if (props.sortDescriptor === undefined) setOwnSort(next)
    onSortChange?.(next)
    const column = columns.find(({ id }) => id === next.columnId)
    if (column) announce(labels.sorted(column.header, next.direction))
  }

  // A stable function: a sort then renders only the two headers that it changes.
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
