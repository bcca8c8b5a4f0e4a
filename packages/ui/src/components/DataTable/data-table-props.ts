import type { HTMLAttributes, ReactNode } from 'react'
import type { DataTableColumn } from './data-table-column.js'
import type { SortDescriptor } from './sort-rows.js'
import type { DataTableLabels } from './labels.js'

/** A width that the user has chosen. */
export interface DataTableResize {
  readonly columnId: string
  /** In CSS px. */
  readonly width: number
}

/** Shows the rows a page at a time. */
export interface DataTablePagination {
  /** Rows on a page. */
  readonly pageSize: number
  /** The page shown, from 1. */
  readonly page: number
  /** Called with the page that a page button asks for. A sort leaves the page to you: see `onSortChange`. */
  readonly onPageChange: (page: number) => void
}

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the table; without it, `aria-labelledby` must name an element that does. */
  'aria-label'?: string
  /** Element whose text names the table. */
  'aria-labelledby'?: string
  /** The columns in order; locked ones are shown first. Keep the array between renders. */
  columns: readonly DataTableColumn<Row>[]
  /** All rows, in the order shown while nothing is sorted. Keep the array between renders. */
  rows: readonly Row[]
  /** A key that stays with the row. */
  getRowId: (row: Row) => string
  /** The sort shown, `null` for none. Without it, the table keeps its own state. */
  sortDescriptor?: SortDescriptor | null
  /** The sort shown first while the table keeps it itself. Default: none. */
  defaultSortDescriptor?: SortDescriptor | null
  /**
   * Called when the user sorts by a column: ascending, or the other way round when it is the sorted one. With `pagination`, go
   * back to page 1 as well.
   */
  onSortChange?: (sort: SortDescriptor) => void
  /** `rows` come in the order of `sort` already; the table only shows it. Default: false. */
  manualSorting?: boolean
  /** Shows only rows in which the text of some column contains this, in either case. Default: all rows. */
  filterText?: string
  /** Gives each header a handle that makes its column wider or narrower. Default: false. */
  isResizable?: boolean
  /**
   * Called once with the width that the user has chosen, such as to store it in the column's `width` next time. The
   * table shows it by itself.
   */
  onColumnResize?: (resize: DataTableResize) => void
  /** Counts the rows down the first column. Default: true. */
  showRowNumbers?: boolean
  /** Width of the row-number column in px. Default: wide enough for the last number. */
  rowNumberWidth?: number
  /** Buttons or a menu at the end of each row, under the header 'Actions'. Default: none. */
  renderRowActions?: (row: Row) => ReactNode
  /** Width of the actions column in px. Default: 120. */
  rowActionsWidth?: number
  /**
   * The actions are beside the row number and stay in view while the user scrolls sideways: for tables wider than
   * the space they have. The header 'Actions' is then for screen readers alone. On a card they are in its upper corner: give
   * them one small button. Default: false.
   */
  hasActionsFirst?: boolean
  /**
   * What cells and row actions draw remembers nothing of its row, so that the next row in their place takes their
   * elements over: sorts and filters cost much less. Default: false.
   */
  recycleCells?: boolean
  /**
   * Called when a row is pressed beside its controls, and by Enter on a cell that holds none. Give each row a control
   * that does the same, for users who cannot press a row. Default: nothing happens.
   */
  onRowAction?: (row: Row) => void
  /** What the frame shows: rows, their shape while they load, or that they failed to load. Default: `ready`. */
  state?: 'ready' | 'loading' | 'error'
  /** Shown in place of the rows when there are none. Default: an empty state in one sentence. */
  emptyState?: ReactNode
  /** Shown in place of the rows in the state `error`. Default: an error state in one sentence. */
  errorState?: ReactNode
  /** Adds a button to the default error state. */
  onRetry?: () => void
  /**
   * A page at a time with page buttons below. Left out, the table fills its container, which must have a height,
   * and scrolls through all rows (up to some 800,000: browsers end a scrolled page at 33 million px).
   */
  pagination?: DataTablePagination
  /** Cuts cells after so many user-perceived characters; the rest is a click or Enter away. Default: never. */
  maxCharacters?: number
  /** Shows a cut text in full in place of the table's own dialog. */
  onShowFullText?: (text: string, column: DataTableColumn<Row>, row: Row) => void
  /**
   * Width in px of the table below which each row is a card, in a window of any width; it grows with the text
   * size of the browser. Default: 480.
   */
  cardBreakpoint?: number
  /** Fields of a card that are shown before the button that shows the others; the first ones. Default: all. */
  maxCardFields?: number
  /** Puts a choice of order above the cards; false where the caller draws a `CardSort` of its own. Default: true. */
  hasCardSort?: boolean
  /** Height of the header and of each row in px at the usual text size. Default: that of the density. */
  rowHeight?: number
  /** Draws a hairline around the table. Default: true. */
  hasFrame?: boolean
  /** Texts of the table, such as translations. Default: English. */
  labels?: Partial<DataTableLabels>
}
