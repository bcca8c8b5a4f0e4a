import type { ReactNode } from 'react'
import type { SortValue } from './sort-rows.js'

/** One column of a table, as data. */
export interface DataTableColumn<Row> {
  /** Names the column in the sort and in settings; unique in the table. */
  readonly id: string
  /** The header as shown and read out. */
  readonly header: string
  /**
   * Width in CSS px. Columns grow beyond it when the table has extra width. A user who may resize columns changes
   * the width shown; another `width` here takes over again.
   */
  readonly width: number
  /**
   * Width in CSS px down to which the column shrinks before the table scrolls sideways, default `width`, and the
   * least that a user may give it, default 64.
   */
  readonly minWidth?: number
  /** Alignment of the text in the cell; `end` is for amounts. Default: `start`. */
  readonly align?: 'start' | 'end'
  /** Keeps the column at the start while the others scroll sideways; a lock shows in its header. Default: false. */
  readonly isLocked?: boolean
  /** Gives the header a button that sorts. Default: true. */
  readonly isSortable?: boolean
  /**
   * The cell as plain text: shown, cut to length and searched. Several values are on lines of their own (`\n`);
   * the cell joins them with a middle dot.
   */
  text(row: Row): string
  /**
   * What the column sorts by: numbers as numbers, strings as text without regard to case, and as dates where all of
   * them are dates such as '12/31/2026'. `null`, `NaN` and blank text come last in both directions. Default: `text`.
   */
  sortValue?(row: Row): SortValue
  /** Draws the cell in place of its text. Its controls are reached with Enter or F2 on the cell. */
  cell?(row: Row): ReactNode
  /** How the column appears on a card: its heading, left out, or a label with its value. Default: `field`. */
  readonly card?: 'title' | 'hidden' | 'field'
}
