'use client'
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { getSlot, type PinnedRow, type SlotWindow } from '../rows/assign-slots.js'
import { rowIds } from '../rows/row-ids.js'
import { cellIn, focusTarget } from './grid-cells.js'
import type { CellPosition } from './move-focus.js'

export interface RovingCellOptions {
  readonly tableId: string
  readonly scroller: RefObject<HTMLElement | null>
  /** The cell that Tab enters first. */
  readonly initial: CellPosition
  readonly rowCount: number
  readonly columnCount: number
}

/** The one cell of the grid that a Tab reaches, and the row that must keep its element because of it. */
export interface RovingCell {
  readonly active: RefObject<CellPosition>
  readonly pinnedRowRef: RefObject<PinnedRow | null>
  readonly drawnRef: RefObject<SlotWindow | null>
  /** Called when the focus enters or leaves the grid. */
  readonly noteFocus: (isInGrid: boolean) => void
  /** Makes a cell the one that a Tab reaches and returns the element that takes its focus; `null` while it is not rendered. */
  readonly setActive: (position: CellPosition) => HTMLElement | null
}

/**
 * Keeps `tabindex="0"` on one cell. It is written straight to the element: thousands of cells that don't depend
 * on the focus are cheaper to render, and a recycled row need not render again because the focus moved.
 */
export function useRovingCell({ tableId, scroller, initial, rowCount, columnCount }: RovingCellOptions): RovingCell {
  const active = useRef(initial)
  const pinnedRowRef = useRef<PinnedRow | null>(null)
  const drawnRef = useRef<SlotWindow | null>(null)
  const hasFocus = useRef(false)
  const wasEntered = useRef(false)
  const marked = useRef<HTMLElement | null>(null)

  const setActive = useCallback(
    (position: CellPosition) => {
      const index = position.row - 1
      const slot = drawnRef.current && index >= 0 ? getSlot(index, drawnRef.current) : null
      const cell = cellIn(getHalves(scroller.current, tableId, slot), position.column)
      if (!cell) return null
      active.current = position
      pinnedRowRef.current = slot === null ? null : { index, slot }
      const target = focusTarget(cell)
      if (marked.current && marked.current !== target) marked.current.tabIndex = -1
      // Setting what is set already makes the browser compute styles again.
      if (target.tabIndex !== 0) target.tabIndex = 0
      marked.current = target
      // Set before the cell has the focus: the browser scrolls it into view at once.
      scroller.current?.toggleAttribute('data-stop-head', position.row === 0)
      scroller.current?.toggleAttribute('data-stop-locked', cell.closest('.dt-locked, .dt-head-locked') !== null)
      return target
    },
    [scroller, tableId],
  )

  useLayoutEffect(() => {
    const { row, column } = wasEntered.current ? active.current : initial
    // Rows that have not arrived yet can't be entered.
    if (!wasEntered.current && row > rowCount) return
    const isLost = hasFocus.current && marked.current?.isConnected === false
    const target = setActive({ row: Math.min(row, rowCount), column: Math.min(column, columnCount - 1) })
    // The focused row is gone: the focus stays in the table instead of falling back to the page.
    if (isLost) target?.focus()
  })

  const noteFocus = useCallback((isInGrid: boolean) => {
    hasFocus.current = isInGrid
    wasEntered.current ||= isInGrid
  }, [])
  return { active, pinnedRowRef, drawnRef, noteFocus, setActive }
}

function getHalves(
  scroller: HTMLElement | null,
  tableId: string,
  slot: number | null,
): readonly (HTMLElement | null)[] {
  if (slot === null) return [scroller?.querySelector<HTMLElement>('.dt-head') ?? null]
  const { locked, main } = rowIds(tableId, slot)
  return [document.getElementById(locked), document.getElementById(main)]
}
