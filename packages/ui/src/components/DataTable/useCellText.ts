'use client'
import type { MouseEvent } from 'react'
import type { DataTableColumn } from './data-table-column.js'
import { getCell, getPosition } from './focus/grid-cells.js'
import type { ColumnLayout } from './layout/layout-columns.js'
import { toItem } from './rows/useCells.js'
import type { ShownRows } from './shown-rows.js'

export interface CellTextOptions<Row> {
  readonly tableId: string
  readonly layout: ColumnLayout<Row>
  readonly shown: ShownRows<Row>
  /** True if a press opens the row: then the name of the row does so even if it is clipped. */
  readonly canOpenRow: boolean
  readonly onShowFullText: (column: DataTableColumn<Row>, row: Row, item: number) => void
}

/**
 * Opens the full text of a cell that was cut, after so many characters or by the width of its column. Each function
 * returns whether it did.
 */
export function useCellText<Row>({ tableId, layout, shown, canOpenRow, onShowFullText }: CellTextOptions<Row>) {
  const open = (cell: HTMLElement): true => {
    const position = getPosition(cell, tableId, shown.before)
    const row = position ? shown.rowAt(position.row - 1) : undefined
    const placed = position ? [...layout.locked, ...layout.main][position.column] : undefined
    if (position && row !== undefined && placed?.column) {
      onShowFullText(placed.column, row, toItem(shown.lineAt?.(position.row - 1).line ?? 0))
    }
    return true
  }
  const openIfClipped = (cell: HTMLElement): boolean => {
    // Asked before anything is measured, which makes the browser lay out what has changed.
    // Words that stay whole have no class
    if (cell.querySelector('[class]') || (canOpenRow && cell.role === 'rowheader')) return false
    return (cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight + 1) && open(cell)
  }
  const openIfCut = (cell: HTMLElement): boolean => (cell.querySelector('.dt-cut') ? open(cell) : openIfClipped(cell))
  const openPressed = ({ target }: MouseEvent): boolean => {
    const cell = target instanceof Element ? getCell(target) : null
    // A header sorts: whether text is selected is only known once the browser has laid out what the press changed.
    if (!cell || cell.role === 'columnheader' || !(target instanceof HTMLElement)) return false
    const cut = target.closest<HTMLElement>('.dt-cut')
    if (cut === null) return getSelection()?.isCollapsed !== false && openIfClipped(cell)
    // Not every browser focuses a button that is pressed, and the dialog gives the focus back.
    cut.querySelector('button')?.focus({ preventScroll: true })
    return open(cell)
  }
  return { openPressed, openIfCut }
}
