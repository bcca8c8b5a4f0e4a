import type { MouseEvent } from 'react'

const CONTROL = 'a, button, input, select, textarea, label, .dt-cut'

/** True if a press was meant for a control in the row, or selected text to copy; then the row is not opened. */
export function isPressOnControl({ target }: MouseEvent): boolean {
  return (target instanceof Element && target.closest(CONTROL) !== null) || getSelection()?.isCollapsed === false
}
