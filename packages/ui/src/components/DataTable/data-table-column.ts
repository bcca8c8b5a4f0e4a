import type { ReactNode } from 'react'
import type { SortValue } from './sort-rows.js'

/** One column of a table, as data. */
export interface DataTableColumn<Row> {
  /** Identifies the column in the sort and in settings; unique in the table. */
  readonly id: string
  /** The header as shown and read out. */
  readonly header: string
  /**
   * Width in CSS px. Columns grow beyond it when the table has extra width. When users can resize columns, their width
   * wins until another `width` is given.
   */
  readonly width: number
  /**
   * Minimum width in CSS px: the column shrinks to it before the table scrolls sideways (default: `width`), and users can't
   * resize it below (default: 64).
   */
  readonly minWidth?: number
  /** Width in CSS px where rows have room for one line only, as in compact density. Default: `width`. */
  readonly oneLineWidth?: number
  /** Alignment of the text in the cell; `end` is for amounts. Default: `start`. */
  readonly align?: 'start' | 'end'
  /** Keeps the column at the start while the others scroll sideways; a lock shows in its header. Default: false. */
  readonly isLocked?: boolean
  /**
   * Shows the text on up to two lines, so that a narrow column holds a long one; on one where rows are low, as in compact
   * density. Default: false, it stays on one line.
   */
  readonly isMultiline?: boolean
  /** Gives the header a button that sorts. Default: true. */
  readonly isSortable?: boolean
  /**
   * The cell as plain text: shown, truncated and searched. Separate several values by line breaks (`\n`); the cell joins
   * them with a middle dot.
   */
  text(row: Row): string
  /**
   * The value the column sorts by: numbers as numbers, strings as text without regard to case, and as dates where all
   * of them are dates such as '12/31/2026'. `null`, `NaN` and blank text come last in both directions. Default: `text`.
   */
  sortValue?(row: Row): SortValue
  /**
   * Texts of the items of a row that can be expanded, see `expansion`: the row shows the first one, and while it is
   * expanded each has a line of its own below it. Default: the row shows `text`, and its lines leave the column blank.
   */
  items?(row: Row): readonly string[]
  /** Puts the number of items that a row holds back after the first one. Default: false. */
  readonly hasItemCount?: boolean
  /**
   * Renders the cell instead of its text, which is shown all the same where it gives `undefined`; `item` counts the items
   * of the row from 0. Users reach its controls with Enter or F2 on the cell.
   */
  cell?(row: Row, item: number): ReactNode
  /**
   * Draws the text of a cell, as far as it is shown; `isOneLine` where the row has room for one line only. Not with
   * `cell`. Default: as it is.
   */
  readonly drawText?: (text: string, isOneLine?: boolean) => ReactNode
  /** Draws around the text of a cell, such as a line below it. Not with `cell`. Default: nothing. */
  around?(row: Row, text: ReactNode): ReactNode
  /** The way the column appears on a card. Default: `field`. */
  readonly card?: CardPlace
  /** The content of the column on a summary card. Default: its text; in the places `status` and `note` its cell. */
  cardCell?(row: Row): ReactNode
  /** For the `title` of a card: what the line below it begins with, such as what tells rows of one name apart. Default: nothing. */
  cardDetail?(row: Row): string
  /** For the `title` of a summary card: what its `note` begins with, such as whose turn it is. Default: nothing. */
  cardNote?(row: Row): ReactNode
}

/**
 * The place of a column on a card: its heading, left out, or a label with its value. With any of the other places the
 * cards are summaries: below the heading a line of `subtitle`s with the `amount` at its end, then `status` and `meta`,
 * then `note`. A button shows all fields if there are any in the place `field`.
 */
export type CardPlace = 'title' | 'hidden' | 'field' | SummaryPlace

/** The places of a summary below its heading. */
export type SummaryPlace = 'subtitle' | 'status' | 'meta' | 'amount' | 'note'

/** All that the cells of one column have in common, worked out once instead of once a cell. */
export interface PreparedCell<Row> {
  readonly key: string
  readonly className: string
  readonly role: 'gridcell' | 'rowheader'
  /** Position among all columns, from 1, as assistive technology counts. */
  readonly colIndex: number
  /** The number of columns that it spans. Default: 1. */
  readonly colSpan?: number
  /** The content of the cell; `index` is the place of the row in the view, from 0; `line` is 0 for the row itself. */
  content(row: Row, index: number, line: number): ReactNode
}
