import { controlsOf, focusTarget } from './gridCells.js'

/**
 * Handles a key pressed on a control inside a cell: Escape and F2 go back to the cell, as does Enter from the handle
 * of a column; the arrows go from one button to the next. Tells whether the key was one of them; fields keep their own
 * arrows.
 */
export function stepControl(key: string, control: HTMLElement, cell: HTMLElement): boolean {
  if (key === 'Escape' || key === 'F2' || (key === 'Enter' && control.role === 'separator')) {
    focusTarget(cell).focus()
    return true
  }
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || control.matches('input, select, textarea')) return false
  const controls = controlsOf(cell)
  controls[controls.indexOf(control) + step]?.focus()
  return true
}
