import type { HTMLAttributes, ReactNode } from 'react'
import type { StatusBadgeProps } from '../StatusBadge/StatusBadge.js'
import type { SortDescriptor } from '../DataTable/sort-rows.js'
import type { CardPlace } from '../DataTable/data-table-column.js'
import type { DataTableLabels } from '../DataTable/labels.js'
import type { HeadingLevel } from '../Heading/Heading.js'

/** One column of the widget's table, as data. */
export interface ListWidgetColumn<Row> {
  /** Identifies the column in the sort; unique in the table. */
  readonly id: string
  /** The header as shown and read out. */
  readonly header: string
  /** Width in CSS px; columns share the remaining width. */
  readonly width: number
  /** Width in CSS px down to which the column shrinks: that of its header. Default: `width`. */
  readonly minWidth?: number
  /** Alignment of the text in the cell; `end` is for amounts. Default: `start`. */
  readonly align?: 'start' | 'end'
  /** Gives the header a button that sorts. Default: true. */
  readonly isSortable?: boolean
  /** Text of the cell. The first column names its row: its text opens the row, so it is never blank. */
  text(row: Row): string
  /** Shows the text as a status, in a badge of this tone; not for the first column. Default: plain text. */
  tone?(row: Row): StatusBadgeProps['tone']
  /** A second, quieter line. Default: none. */
  detail?(row: Row): string
  /** The place on a card of every column but the first, so that the card is a summary. Default: `field`, a label and a value. */
  readonly card?: CardPlace
  /** The content of a summary card in place of the text, such as '12 days' for a number. Default: the text. */
  cardText?(row: Row): string
}

/** One list of the widget. */
export interface ListWidgetTab {
  /** Identifies the tab; handed to `onTabChange`. */
  readonly id: string
  /** Label of the tab, with the count of its list: 'Pending (12)'. */
  readonly label: string
}

export interface ListWidgetProps<Row> extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the widget, which also names it. */
  title: string
  /** Level of that heading. Default: 2. */
  headingLevel?: HeadingLevel
  /** The link to the whole list of the selected tab, beside the heading. */
  link: { readonly label: string; readonly href: string }
  /** The lists in their order. */
  tabs: readonly ListWidgetTab[]
  /** Names the row of tabs. */
  tabsLabel: string
  /** Id of the tab whose list is shown. */
  selectedTab: string
  /** Called with the id of the tab that is selected. */
  onTabChange: (id: string) => void

  /** A line above the list, such as that its rows are not the newest. Default: none. */
  note?: ReactNode
  /**
   * Controls above the list: its filters, its order. Elements with `data-table-only` are hidden where the rows are cards,
   * which have a choice of order themselves, beside the first control. Default: none.
   */
  children?: ReactNode
  /** Content below the list, such as another link to all of it. Default: none. */
  footer?: ReactNode
  /** A chart of the list, below it; on a phone it is folded under its title. Default: none. */
  chart?: { readonly title: string; readonly content: ReactNode }

  /** Names the table. */
  tableLabel: string
  /** The columns, the first of which opens the row. Keep the array between renders. */
  columns: readonly ListWidgetColumn<Row>[]
  /** All rows of the list, in the order shown. Keep the array between renders. */
  rows: readonly Row[]
  /** A key that stays with the row. */
  getRowId: (row: Row) => string
  /** The content shown in place of the rows: a skeleton while they load, or an error. Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  /** Called with the page that a page button asks for. */
  onPageChange: (page: number) => void
  /** The order in which `rows` come; `null` for an order that no header stands for. Default: `null`. */
  sortDescriptor?: SortDescriptor | null
  /** Called with the order that a header asks for; go to page 1 as well. */
  onSortChange?: (sort: SortDescriptor) => void
  /** Called when a row is pressed. */
  onRowAction: (row: Row) => void
  /**
   * The address at which a row opens: its name is a link, and a press with Ctrl or Command, or with the middle button,
   * opens it in a new tab. Keep the function between renders. Default: names are buttons.
   */
  getRowHref?: (row: Row) => string
  /** A button at the end of each row. Keep the function between renders. Default: none. */
  renderRowActions?: (row: Row) => ReactNode
  /** Width of the row actions in px. Default: 168. */
  rowActionsWidth?: number
  /** The number of rows, such as 'Showing 3 Cases'; read out when it changes while a tab is open. Default: silent. */
  countText?: string
  /** The filters as text: when they change, the same `countText` is read out again. Default: none. */
  filterKey?: string
  /** Shown in place of the rows of an empty list. Default: 'No data found.' */
  emptyText?: string
  /** Says that the list failed to load. */
  errorText: string
  /** Label of the button that loads the list again. */
  refreshText: string
  /** Called by that button. */
  onRefresh: () => void
  /** Texts of the table, such as translations. Keep them between renders. Default: English. */
  labels?: Partial<DataTableLabels>
}
