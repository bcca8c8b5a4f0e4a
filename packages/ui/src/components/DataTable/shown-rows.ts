/**
 * The rows that are shown. They are handed on by a function: React's development build compares props entry by entry,
 * which takes seconds for an array of all rows.
 */
export interface ShownRows<Row> {
  /** Rows on all pages together. */
  readonly total: number
  /** Rows on the pages before. */
  readonly before: number
  /** Rows on this page. */
  readonly count: number
  /** A row of this page, from 0. */
  readonly rowAt: (index: number) => Row | undefined
  /** Lines below expanded rows of this page, which are among its rows. Default: no row is expanded. */
  readonly lineCount?: number
  /** The row of the page is at a place, and which line of it, 0 for the row itself. Default: one row at each. */
  readonly lineAt?: (index: number) => RowLine
}

/** A line of an expanded row. */
export interface RowLine {
  /** Place of the row on the page, from 0. */
  readonly index: number
  /** 0 for the row itself, from 1 for the lines below it. */
  readonly line: number
}
