import type { MouseEvent } from 'react'
import type { DataTableProps } from '../data-table-props.js'

/** A text that is cut, too, in a cell of its own or in a `TruncatedText`. */
const CONTROL = 'a, button, input, select, textarea, label, .dt-cut, [data-cut]'

/** The link that opens a row, if the pressed element is in it. */
function getRowLink({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.dt-link') : null
}

/** True if a press was meant for a control in the row, or selected text to copy; then the row is not opened. */
function isPressOnControl({ target }: MouseEvent): boolean {
  return (target instanceof Element && target.closest(CONTROL) !== null) || getSelection()?.isCollapsed === false
}

/** The parts of a row that open it. */
export type RowOpening<Row> = Pick<DataTableProps<Row>, 'onRowAction' | 'getRowHref'>

/** Opens a row, in a new tab if it has an address and Ctrl or Command is pressed. */
export function openRow<Row>(
  row: Row,
  { onRowAction, getRowHref }: RowOpening<Row>,
  { ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>,
): void {
  if (getRowHref && (ctrlKey || metaKey)) window.open(getRowHref(row), '_blank', 'noopener')
  else onRowAction?.(row)
}

/** Opens a pressed row, unless the press was on one of its controls. */
export function pressRow<Row>(row: Row, opening: RowOpening<Row>, event: MouseEvent): void {
  const link = getRowLink(event)
  if (!opening.onRowAction || (!link && isPressOnControl(event))) return
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (!link) {
    if (button === 0) openRow(row, opening, event)
    else if (button === 1) openRow(row, opening, { ctrlKey: true, metaKey })
  } else if (button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)) {
    event.preventDefault()
    // The cell has the focus, also when what has opened gives it back
    link.closest<HTMLElement>('[role]')?.focus({ preventScroll: true })
    opening.onRowAction(row)
  }
}
