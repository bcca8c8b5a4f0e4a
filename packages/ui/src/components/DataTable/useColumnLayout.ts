'use client'
import { useMemo, useState } from 'react'
import type { DataTableColumn } from './data-table-column.js'
import type { DataTableProps } from './data-table-props.js'
import { layoutColumns, type ColumnLayout, type ColumnWidths } from './layout/layout-columns.js'
import { numberColumnWidth } from './number-column-width.js'
import { hasOneLine, type TableViewport } from './useTableViewport.js'

/** Width of the actions column in px when the caller gives none. */
const ACTIONS_WIDTH = 120

/** Width in px that the button to expand a row adds to the actions. */
const EXPANDER_WIDTH = 24

/** The columns in their places, fitted to the width of the view, with what their cells need. */
export function useColumnLayout<Row>(
  table: DataTableProps<Row>,
  viewport: TableViewport,
  rowCount: number,
  ownWidths: ColumnWidths | null,
): ColumnLayout<Row> {
  const viewWidth = viewport.width
  const widest = useWidest(numberColumnWidth(rowCount, viewport.digitWidth))
  const { columns, columnWidths: keptWidths, showRowNumbers = true, rowNumberWidth = widest } = table
  const { renderRowActions, expansion, rowActionsWidth = ACTIONS_WIDTH, hasActionsFirst } = table
  const numberWidth = showRowNumbers ? rowNumberWidth : 0
  const isOneLine = hasOneLine(viewport)
  const sized = useMemo(() => (isOneLine ? columns.map(toOneLine) : columns), [isOneLine, columns])
  const actionsWidth = (renderRowActions ? rowActionsWidth : 0) + (expansion ? EXPANDER_WIDTH : 0)
  return useMemo(
    () => layoutColumns(sized, { viewWidth, ownWidths, keptWidths, numberWidth, actionsWidth, hasActionsFirst }),
    [sized, viewWidth, ownWidths, keptWidths, numberWidth, actionsWidth, hasActionsFirst],
  )
}

function toOneLine<Row>(column: DataTableColumn<Row>): DataTableColumn<Row> {
  const { oneLineWidth: width } = column
  return width === undefined ? column : { ...column, width }
}

/** The column of numbers never gets narrower: a filter that leaves fewer rows would move all columns beside it. */
function useWidest(width: number): number {
  const [widest, setWidest] = useState(width)
  if (width > widest) setWidest(width)
  return Math.max(width, widest)
}
