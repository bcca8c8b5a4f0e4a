'use client'
import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { sidewaysOffset, type TableViewport } from '../useTableViewport.js'
import type { ColumnLayout } from '../layout/layout-columns.js'
import { focusHandle, focusTarget, getCell, getControls, getPosition } from './grid-cells.js'
import { type CellPosition, moveFocus, type GridBounds } from './move-focus.js'
import { scrollToShow } from './scroll-to-show.js'
import type { RovingCell } from './useRovingCell.js'

const SORT_BUTTON = '.dt-sort'

/** Truncated text is a button over the whole cell, and a link that opens the row its text: keys act on the cell. */
const isOfCell = (control: HTMLElement) => control.matches('.dt-cut > button, .dt-link')

export interface GridKeysOptions<Row> {
  readonly tableId: string
  readonly scroller: RefObject<HTMLElement | null>
  readonly roving: RovingCell
  readonly viewport: TableViewport
  readonly layout: ColumnLayout<Row>
  readonly bounds: GridBounds
  readonly rowsBefore: number
  /** Called by Enter on a cell without controls, or with truncated text only. */
  readonly onCellEnter: (cell: HTMLElement, event: KeyboardEvent) => void
}

/** The keyboard of the grid pattern, as handlers for the scroller, and whether the keyboard is in use. */
export function useGridKeys<Row>(options: GridKeysOptions<Row>) {
  const { tableId, scroller, roving, viewport, layout, bounds, rowsBefore, onCellEnter } = options
  const [isKeyboardUsed, setKeyboardUsed] = useState(false)

  const follow = (element: Element) => {
    const cell = getCell(element)
    const position = cell && getPosition(cell, tableId, rowsBefore)
    if (position) roving.setActive(position)
  }

  const onCellKey = (event: KeyboardEvent, cell: HTMLElement) => {
    const target = focusTarget(cell)
    // The browser presses a checkbox with the space bar only.
    if (event.key === 'Enter' && target.matches('[type=checkbox]')) target.click()
    // Enter on the only button or link of a cell presses it; F2 on a header moves to the resize handle.
    if (target !== cell && (event.key === 'Enter' || (event.key === 'F2' && !target.matches(SORT_BUTTON)))) return
    if (event.key === 'F2' || event.key === 'Enter') {
      event.preventDefault()
      const controls = getControls(cell).filter((candidate) => !candidate.matches(SORT_BUTTON))
      // Enter opens the row, and F2 enters what is drawn around its name
      const control = controls.find((each) => event.key === 'F2' && !isOfCell(each)) ?? controls[0]
      setKeyboardUsed(true)
      if (control?.role === 'separator') focusHandle(control)
      else if (control && !isOfCell(control)) control.focus()
      else onCellEnter(cell, event)
      return
    }
    const isRtl = scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl'
    const isCtrl = event.ctrlKey || event.metaKey
    const next = moveFocus(roving.active.current, { key: event.key, isCtrl, isRtl }, bounds)
    if (!next) return
    event.preventDefault()
    // Columns out of view are rendered first: a screen reader reads the cell the moment it has the focus.
    flushSync(() => setKeyboardUsed(true))
    if (scroller.current) revealCell(next, scroller.current, viewport, layout)
    roving.setActive(next)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target) || event.altKey) return
    const cell = getCell(target)
    if (!cell) return
    if (target === focusTarget(cell) || isOfCell(target)) onCellKey(event, cell)
    else if (stepControl(event.key, target, cell)) event.preventDefault()
    // The other keys lead out of the cell, instead of scrolling the page; the button of a menu opens it by an arrow
    else if (event.key !== 'Enter' && target.matches('button:not([aria-haspopup])')) onCellKey(event, cell)
  }

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    // A button that opens a menu would take the arrow keys, which lead from cell to cell here.
    if (!(event.target instanceof Element) || !event.target.hasAttribute('aria-haspopup')) return
    onKeyDown(event)
    if (event.defaultPrevented) event.stopPropagation()
  }

  const handlers = {
    onKeyDown,
    onKeyDownCapture,
    onFocus: (event: FocusEvent) => {
      roving.noteFocus(true)
      follow(event.target)
    },
    onBlur: (event: FocusEvent) => {
      roving.noteFocus(event.currentTarget.contains(event.relatedTarget))
    },
    onPointerDown: (event: PointerEvent) => {
      // A narrower column brings others into view.
      setKeyboardUsed(event.target instanceof Element && event.target.role === 'separator')
      // Before the browser decides what to focus: a pressed cell takes the focus.
      if (event.target instanceof Element) follow(event.target)
    },
  }
  return { handlers, isKeyboardUsed }
}

/**
 * Handles a key pressed on a control inside a cell: Escape and F2 go back to the cell, as does Enter from the handle
 * of a column; the arrows go from one button to the next. Returns whether the key was one of them; fields keep their own
 * arrows.
 */
function stepControl(key: string, control: HTMLElement, cell: HTMLElement): boolean {
  if (key === 'Escape' || key === 'F2' || (key === 'Enter' && control.role === 'separator')) {
    focusTarget(cell).focus()
    return true
  }
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || control.matches('input, select, textarea')) return false
  const controls = getControls(cell)
  controls[controls.indexOf(control) + step]?.focus()
  return true
}

/** Scrolls a cell out from under the header and the locked columns, and renders its row at once. */
function revealCell<Row>(
  { row, column }: CellPosition,
  scroller: HTMLElement,
  { width, height, rowHeight, headHeight }: TableViewport,
  layout: ColumnLayout<Row>,
): void {
  const isRtl = getComputedStyle(scroller).direction === 'rtl'
  const top =
    row === 0
      ? scroller.scrollTop
      : scrollToShow(headHeight + (row - 1) * rowHeight, rowHeight, {
          offset: scroller.scrollTop,
          size: height,
          covered: headHeight,
        })
  const across = getSidewaysTarget(column, layout, { offset: sidewaysOffset(scroller), size: width })
  if (top === scroller.scrollTop && across === sidewaysOffset(scroller)) return
  scroller.scrollTop = top
  scroller.scrollLeft = isRtl ? -across : across
  // The browser fires the scroll event in the next frame; the cell is needed now.
  scroller.dispatchEvent(new Event('scroll'))
}

function getSidewaysTarget<Row>(
  column: number,
  { locked, main, lockedWidth, isLockKept }: ColumnLayout<Row>,
  view: { readonly offset: number; readonly size: number },
): number {
  const inLocked = locked[column]
  if (inLocked) {
    return isLockKept ? view.offset : scrollToShow(inLocked.offset, inLocked.width, { ...view, covered: 0 })
  }
  const inMain = main[column - locked.length]
  if (!inMain) return view.offset
  return scrollToShow(lockedWidth + inMain.offset, inMain.width, { ...view, covered: isLockKept ? lockedWidth : 0 })
}
