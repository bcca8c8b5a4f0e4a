'use client'
import { useMemo } from 'react'
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
  const { columns, hasRowNumbers = true, rowNumberWidth = numberColumnWidth(rowCount) } = table
  const { rowActions, rowActionsWidth = ACTIONS_WIDTH, hasActionsFirst } = table
  const numberWidth = hasRowNumbers ? rowNumberWidth : 0
  const actionsWidth = rowActions ? rowActionsWidth : 0
  return useMemo(
    () => layoutColumns(columns, { viewWidth, ownWidths, numberWidth, actionsWidth, hasActionsFirst }),
    [columns, viewWidth, ownWidths, numberWidth, actionsWidth, hasActionsFirst],
  )
}

/** What the cells of both blocks need, prepared once for all rows. */
export function useCells<Row>(table: DataTableProps<Row>, layout: ColumnLayout<Row>, rowsBefore: number) {
  const { getRowId, rowActions, maxCharacters } = table
  return useMemo((): { lockedCells: readonly PreparedCell<Row>[]; mainCells: readonly PreparedCell<Row>[] } => {
    const headerPosition = [...layout.locked, ...layout.main].findIndex(({ kind }) => kind === 'data')
    const options = { getRowId, rowActions, maxCharacters, rowsBefore, headerPosition }
    return { lockedCells: prepareCells(layout.locked, options), mainCells: prepareCells(layout.main, options) }
  }, [layout, getRowId, rowActions, maxCharacters, rowsBefore])
}
