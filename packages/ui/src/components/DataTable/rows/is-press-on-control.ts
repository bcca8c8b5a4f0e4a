import type { MouseEvent } from 'react'

/** A text that is cut, too, in a cell of its own or in a `TruncatedText`. */
const CONTROL = 'a, button, input, select, textarea, label, .dt-cut, [data-cut]'

/** True if a press was meant for a control in the row, or selected text to copy; then the row is not opened. */
export function isPressOnControl({ target }: MouseEvent): boolean {
  return (target instanceof Element && target.closest(CONTROL) !== null) || getSelection()?.isCollapsed === false
}
