import type { ColumnLayout } from './layout-columns.js'

/** The columns of the main block that are filled, by index; `end` is the first that is not. */
export interface ColumnSpan {
  readonly start: number
  readonly end: number
}

/** Every column: for the keyboard, screen readers and print. */
export const everyColumn: ColumnSpan = { start: 0, end: Number.POSITIVE_INFINITY }

/** Columns up to this many px outside the view are filled already. */
const OVERSCAN = 200

/** The same for a table that is not scrolled sideways: enough for the first frame of a movement. */
const OVERSCAN_AT_REST = 40

/** The columns of the main block in or near the view, when the table is scrolled sideways by `offset` px. */
export function columnSpan<Row>(layout: ColumnLayout<Row>, offset: number, viewWidth: number): ColumnSpan {
  // While the locked block is kept, it covers the start of the view; otherwise it scrolls away before the main one.
  const overscan = offset === 0 ? OVERSCAN_AT_REST : OVERSCAN
  const from = (layout.isLockKept ? offset : offset - layout.lockedWidth) - overscan
  const to = from + (layout.isLockKept ? viewWidth - layout.lockedWidth : viewWidth) + 2 * overscan
  const start = layout.main.findIndex((column) => column.offset + column.width > from)
  const end = layout.main.findIndex((column) => column.offset >= to)
  return { start: start < 0 ? layout.main.length : start, end: end < 0 ? layout.main.length : end }
}
