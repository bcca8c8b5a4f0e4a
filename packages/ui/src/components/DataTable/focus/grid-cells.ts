import { otherHalf } from '../rows/row-ids.js'
import type { CellPosition } from './move-focus.js'

const CELL = '[role=gridcell], [role=rowheader], [role=columnheader]'

/** The cell that an element is in. */
export function getCell(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(CELL)
}

/** The position of a cell; `rowsBefore` rows of the table are on earlier pages. */
export function getPosition(cell: HTMLElement, tableId: string, rowsBefore: number): CellPosition | null {
  const half = cell.closest<HTMLElement>('.dt-row, .dt-head')
  if (!half) return null
  const row = half.hasAttribute('aria-rowindex') ? half : otherHalf(half, tableId)
  const rowIndex = Number(row?.getAttribute('aria-rowindex') ?? 1)
  return {
    row: rowIndex === 1 ? 0 : rowIndex - 1 - rowsBefore,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  }
}

/** The cell in one column of a row, given the halves of the row. */
export function cellIn(halves: readonly (HTMLElement | null)[], column: number): HTMLElement | null {
  for (const half of halves) {
    const cell = half?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"], .dt-line`)
    if (cell) return cell
  }
  return null
}

/**
 * The element that takes the focus of a cell: its only button, link or checkbox, if it has no other control, or the cell
 * itself.
 */
export function focusTarget(cell: HTMLElement): HTMLElement {
  const sort = cell.querySelector<HTMLElement>(':scope > .dt-sort')
  if (sort) return sort
  const content = cell.querySelector<HTMLElement>(':scope > .dt-content')
  const [control, ...others] = content ? getControls(content) : []
  // Another field needs the arrow keys for itself.
  return control?.matches('a, button, [type=checkbox]') && others.length === 0 ? control : cell
}

/** Focuses the handle of a column, which can take the focus only while it is in use. */
export function focusHandle(handle: HTMLElement, options?: FocusOptions): void {
  handle.tabIndex = 0
  handle.focus(options)
}

/** The controls of a cell. */
export function getControls(cell: HTMLElement): readonly HTMLElement[] {
  return [
    ...cell.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex], [role=separator]'),
  ].filter((control) => !control.matches(':disabled'))
}
