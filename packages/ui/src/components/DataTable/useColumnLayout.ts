'use client'
import { useMemo, useState } from 'react'
import type { DataTableProps } from './DataTableProps.js'
import { layoutColumns, type ColumnLayout, type ColumnWidths } from './layout/layoutColumns.js'
import { numberColumnWidth } from './numberColumnWidth.js'
import { prepareCells } from './rows/prepareCells.js'
import type { PreparedCell } from './rows/PreparedCell.js'

/** Width of the actions column in px when the caller gives none. */
const ACTIONS_WIDTH = 120

/** The columns in their places, fitted to the width of the view, with what their cells need. */
export function useColumnLayout<Row>(
  table: DataTableProps<Row>,
  viewWidth: number,
  rowCount: number,
  ownWidths: ColumnWidths | null,
): ColumnLayout<Row> {
  const widest = useWidest(numberColumnWidth(rowCount))
  const { columns, showRowNumbers = true, rowNumberWidth = widest } = table
  const { renderRowActions, rowActionsWidth = ACTIONS_WIDTH, hasActionsFirst } = table
  const numberWidth = showRowNumbers ? rowNumberWidth : 0
  const actionsWidth = renderRowActions ? rowActionsWidth : 0
  return useMemo(
    () => layoutColumns(columns, { viewWidth, ownWidths, numberWidth, actionsWidth, hasActionsFirst }),
    [columns, viewWidth, ownWidths, numberWidth, actionsWidth, hasActionsFirst],
  )
}

/** The column of numbers never gets narrower: a filter that leaves fewer rows would move all columns beside it. */
function useWidest(width: number): number {
  const [widest, setWidest] = useState(width)
  if (width > widest) setWidest(width)
  return Math.max(width, widest)
}

/** What the cells of both blocks need, prepared once for all rows. */
export function useCells<Row>(table: DataTableProps<Row>, layout: ColumnLayout<Row>, rowsBefore: number) {
  const { getRowId, renderRowActions, recycleCells, maxCharacters } = table
  return useMemo((): { lockedCells: readonly PreparedCell<Row>[]; mainCells: readonly PreparedCell<Row>[] } => {
    const headerPosition = [...layout.locked, ...layout.main].findIndex(({ kind }) => kind === 'data')
    const options = { getRowId, renderRowActions, recycleCells, maxCharacters, rowsBefore, headerPosition }
    return { lockedCells: prepareCells(layout.locked, options), mainCells: prepareCells(layout.main, options) }
  }, [layout, getRowId, renderRowActions, recycleCells, maxCharacters, rowsBefore])
}
