'use client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { DataTableProps } from '../data-table-props.js'
import type { ColumnWidths } from '../layout/layout-columns.js'

/**
 * The widths of all columns from the moment the user has chosen one of them, `null` before: columns that kept
 * adjusting themselves would move while the user drags. A column that is given another `width` takes that one.
 */
export function useColumnWidths<Row>({
  columns,
  onColumnResize,
}: Pick<DataTableProps<Row>, 'columns' | 'onColumnResize'>) {
  const [ownWidths, setOwnWidths] = useState<ColumnWidths | null>(null)
  const [lastColumns, setLastColumns] = useState(columns)
  if (lastColumns !== columns) {
    setLastColumns(columns)
    const changed = columns.filter(({ id, width }) =>
      lastColumns.some((last) => last.id === id && last.width !== width),
    )
    if (ownWidths) setOwnWidths(new Map([...ownWidths, ...changed.map(({ id, width }) => [id, width] as const)]))
  }

  // A stable function, so that headers are not rendered again for it.
  const latest = useRef(onColumnResize)
  useLayoutEffect(() => {
    latest.current = onColumnResize
  })
  const resize = useCallback((columnId: string, widths: ColumnWidths) => {
    setOwnWidths(widths)
    latest.current?.({ columnId, width: widths.get(columnId) ?? 0 })
  }, [])
  return { ownWidths, resize }
}
