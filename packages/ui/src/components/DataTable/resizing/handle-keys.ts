import type { KeyboardEvent } from 'react'
import type { ColumnWidth } from '../layout/fit-widths.js'
import { columnLimits } from './column-limits.js'
import type { WidthDraft } from './useWidthDraft.js'

/** Step of an arrow key in px, without and with Shift. */
export const STEP = 16
const LARGE_STEP = 64

/**
 * The keys of a handle: they preview a width, which is applied on blur. Escape discards it; the grid then moves the focus
 * back to the header, as it does after Enter and F2.
 */
export function handleKeys(column: ColumnWidth, draft: WidthDraft, stopDrag: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    delete event.currentTarget.dataset['pressed']
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') stopDrag()
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = forwards * (event.shiftKey ? LARGE_STEP : STEP)
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => draft.tryOut(draft.width - step),
      ArrowRight: () => draft.tryOut(draft.width + step),
      Home: () => draft.tryOut(columnLimits(column).min),
      End: draft.fit,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    // Otherwise the grid would use the arrow keys to move between controls.
    event.stopPropagation()
    action()
  }
}
