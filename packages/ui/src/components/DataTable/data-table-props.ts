import type { HTMLAttributes, ReactNode } from 'react'
import type { DataTableColumn } from './data-table-column.js'
import type { SortDescriptor } from './sort-rows.js'
import type { DataTableLabels } from './labels.js'
import type { RowExpansion } from './rows/useRowExpansion.js'

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
  /** Called with the page that the user picks. A sort doesn't change the page: see `onSortChange`. */
  readonly onPageChange: (page: number) => void
  /** Shows page buttons only where there are several pages, for many short tables below one another. Default: false. */
  readonly hidesOnlyPage?: boolean
}

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the table; otherwise `aria-labelledby` must refer to an element that does. */
  'aria-label'?: string
  /** Element whose text names the table. */
  'aria-labelledby'?: string
  /** Element whose text describes the table, such as the number of its rows. */
  'aria-describedby'?: string
  /** The columns in order; locked ones are shown first. Keep the array between renders. */
  columns: readonly DataTableColumn<Row>[]
  /** All rows, in the order shown while nothing is sorted. Keep the array between renders. */
  rows: readonly Row[]
  /** Returns a stable key of the row. */
  getRowId: (row: Row) => string
  /** The sort shown, `null` for none. Without it, the table keeps its own state. */
  sortDescriptor?: SortDescriptor | null
  /** The first sort, when the table keeps its own state. Default: none. */
  defaultSortDescriptor?: SortDescriptor | null
  /**
   * Called when the user sorts by a column: ascending, or reversed if it is the sorted column. With `pagination`, go back to
   * page 1 as well.
   */
  onSortChange?: (sort: SortDescriptor) => void
  /** Set it when `rows` are already in the order of `sortDescriptor`; the table then only shows the sort. Default: false. */
  manualSorting?: boolean
  /** Shows only rows in which the text of a column contains this, ignoring case. Default: all rows. */
  filterText?: string
  /** Gives each header a handle that makes its column wider or narrower. Default: false. */
  isResizable?: boolean
  /**
   * Widths that the user has chosen before, in px by column id: these columns keep them, the others share what is left.
   * Keep the object between renders. Default: none.
   */
  columnWidths?: Readonly<Record<string, number>>
  /** Called once with the width that the user has chosen, to keep it for `columnWidths`. The table applies it itself. */
  onColumnResize?: (resize: DataTableResize) => void
  /** Shows row numbers in the first column. Default: true. */
  showRowNumbers?: boolean
  /** Width of the row-number column in px. Default: wide enough for the last number that is shown so far. */
  rowNumberWidth?: number
  /** Buttons or a menu at the end of each row, under the header 'Actions'. Default: none. */
  renderRowActions?: (row: Row) => ReactNode
  /** Width of the actions column in px. Default: 120. */
  rowActionsWidth?: number
  /**
   * Puts the actions beside the row number, where they stay in view while the user scrolls sideways: for wide tables. The
   * header 'Actions' is then for screen readers only. On a card they are in its upper corner: use one small button.
   * Default: false.
   */
  hasActionsFirst?: boolean
  /**
   * Set it when cells and row actions keep no state of their row: the next row in their place then reuses their elements,
   * which makes sorts and filters much faster. Default: false.
   */
  recycleCells?: boolean
  /**
   * Lets the user expand rows: each item of the row has a line of its own, as high as a row, with its own facts or with the
   * columns of the row. Made by `useRowExpansion`.
   * The button is after the row actions. A card shows the items with its further fields. Default: rows don't expand.
   */
  expansion?: RowExpansion<Row>
  /**
   * Called when the user presses a row outside its controls, and by Enter on a cell without controls. A text that is cut,
   * or clipped by its column, opens in full instead, unless it names the row. Give each row a control that does the same,
   * for users who cannot press a row. Default: nothing happens.
   */
  onRowAction?: (row: Row) => void
  /**
   * The address at which a row opens, with `onRowAction`: its name becomes a link, and a press with Ctrl or Command, or with
   * the middle button, opens it in a new tab; any other press still calls `onRowAction`. Keep the function between
   * renders. Default: rows have no addresses.
   */
  getRowHref?: (row: Row) => string
  /**
   * The state of the frame: rows, a skeleton while they load, or an error. With `loading-more`, `rows` are the first
   * ones and how many will follow is unknown. Default: `ready`.
   */
  state?: 'ready' | 'loading' | 'loading-more' | 'error'
  /** Shown in place of the rows when there are none. Default: an empty state in one sentence. */
  emptyState?: ReactNode
  /** Shown in place of the rows in the state `error`. Default: an error state in one sentence. */
  errorState?: ReactNode
  /** Adds a button to the default error state. */
  onRetry?: () => void
  /**
   * Shows one page at a time with page buttons below. Without it, the table fills its container, which must have a height,
   * and scrolls through all rows (up to about 800,000: browsers limit scrolled content to 33 million px).
   */
  pagination?: DataTablePagination
  /** Content beside the page buttons, such as the choice of a page size; without pages it is below the rows. Default: none. */
  footer?: ReactNode
  /** Truncates cells after this many user-perceived characters; a click or Enter shows the rest. Default: never. */
  maxCharacters?: number
  /** Called to show a truncated text in full, instead of the table's own dialog. */
  onShowFullText?: (text: string, column: DataTableColumn<Row>, row: Row) => void
  /**
   * Width of the table in px below which each row is a card, in a window of any width; it grows with the text size of the
   * browser. Default: 480.
   */
  cardBreakpoint?: number
  /** The number of fields a card shows; a button shows the others. Default: all. */
  maxCardFields?: number
  /** Controls above the rows; above cards they are beside the sort. Default: none. */
  tools?: ReactNode
  /** Shows a sort control above the cards; set it to false if the caller has its own. Default: true. */
  hasCardSort?: boolean
  /** Height of the header and of each row in px at the usual text size. Default: that of the density. */
  rowHeight?: number
  /** Draws a hairline around the table. Default: true. */
  hasFrame?: boolean
  /** Texts of the table, such as translations. Default: English. */
  labels?: Partial<DataTableLabels>
}
