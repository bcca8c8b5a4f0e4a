import type { HTMLAttributes, ReactNode } from 'react'
import type { DataTableColumn } from '../DataTable/data-table-column.js'
import type { DataTableProps } from '../DataTable/data-table-props.js'
import type { SortDescriptor } from '../DataTable/sort-rows.js'
import type { IconComponent } from '../Icon/Icon.js'
import type { FilterValues, ListFilter } from '../ListFilters/list-filter.js'
import type { MenuEntry } from '../Menu/menu-items.js'
import type { PageHeaderProps } from '../PageHeader/PageHeader.js'
import type { PageSize } from '../PageSizeSelect/page-size.js'
import type { ListScreenLabels } from './list-screen-labels.js'

type OfTheTable =
  | 'getRowId'
  | 'renderRowActions'
  | 'rowActionsWidth'
  | 'recycleCells'
  | 'onRowAction'
  | 'getRowHref'
  | 'maxCharacters'
  | 'columnWidths'
  | 'onColumnResize'

/** A link from a list to a page about it. */
export interface ListScreenLink {
  /** Identifies the link. */
  readonly id: string
  /** Text of the link. */
  readonly label: string
  /** The address that it leads to. */
  readonly href: string
  /** Icon before the text. */
  readonly icon: IconComponent
}

/** The list of a list screen: its rows, filters, sort, pages and actions. */
export interface ListScreenList<Row> extends Pick<DataTableProps<Row>, OfTheTable> {
  /**
   * The content shown in place of the rows: a skeleton while they load, or why there are none after a failed load, without
   * a count or pages. With `loading-more`, `rows` are the first ones, and the count says that the rest is loading. Default: `ready`.
   */
  state?: 'loading' | 'loading-more' | 'error' | 'ready'
  /** Shown in place of the rows, with Retry, in the state `error`: a failed load is no empty list. */
  failureText: string
  /** Says in the toolbar that the rows are not the newest, after a refresh that failed. Default: they are. */
  staleNote?: ReactNode
  /** The number of rows shown as text, such as 'Showing 12 loans'; read out when it or a filter changes. */
  countText: string
  /** Names the toolbar. */
  toolbarLabel: string
  /** Further actions on the whole list, such as its export. Default: none. */
  toolbarActions?: ReactNode
  /** Links to pages about the list, such as its columns: in the toolbar, and below 1024 px in its menu. Default: none. */
  links?: readonly ListScreenLink[]
  /** Further items of the toolbar's menu. Default: none. */
  menuItems?: readonly MenuEntry[]
  /**
   * Called by 'Refresh list', and by Retry after a failed load. Return a promise that settles with the load: then screen
   * readers announce that the list has been refreshed, or that it failed again.
   */
  onRefresh: () => void | Promise<unknown>

  /**
   * A line between the filters and the rows, such as the row that is most urgent; from 1280 px on it is at the end of the
   * line of the breadcrumb, and its buttons are lower. Default: none.
   */
  pinned?: ReactNode

  /** The filters in the order of their fields, with what is typed or chosen. */
  filters: readonly ListFilter[]
  /** Called with the values that change; go to page 1 as well. */
  onFiltersChange: (values: FilterValues) => void
  /** True if the fields of the filters are shown, once the user has decided that. Default: while a filter is set. */
  areFiltersOpen?: boolean
  /** Called when the user shows or hides them, or sets a filter; keep it for this list. Default: kept with the screen. */
  onFiltersOpenChange?: (areFiltersOpen: boolean) => void

  /** Names the table. */
  tableLabel: string
  /** The columns; `null` while they are unknown, which shows the table as loading. Keep the array between renders. */
  columns: readonly DataTableColumn<Row>[] | null
  /**
   * Draws a line under the name of each row, such as whose turn it is; its controls are reached with F2 on the name. On a
   * card it is at the foot. Keep the function between renders. Default: none.
   */
  renderRowNote?: (row: Row) => ReactNode
  /** Lets the user expand rows to several lines: see `DataTable`. Default: rows don't expand. */
  expansion?: DataTableProps<Row>['expansion']
  /** The rows that pass the filters, in the order of the sort. Keep the array between renders. */
  rows: readonly Row[]
  /** True if the filters hide rows: an empty list then offers to clear the filters. Default: false. */
  hasHiddenRows?: boolean
  /** Shown in place of the rows of an empty list. Default: that there is no data, or nothing that passes the filters. */
  emptyText?: string
  /** A second sentence there, such as what nothing was found for. Default: none. */
  emptyDescription?: string
  /** The sorted column and its direction; `null` keeps the order of the list itself. */
  sortDescriptor: SortDescriptor | null
  /** Called with the sort that was asked for; go to page 1 as well. */
  onSortChange: (sort: SortDescriptor) => void
  /** Called by 'Default order', which removes the sort; go to page 1 as well. Without it, 'Default order' isn't offered. */
  onSortClear?: () => void
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  /** Called with the page that a page button asks for. */
  onPageChange: (page: number) => void
  /** Rows on a page; 'all' is one list that scrolls. */
  pageSize: PageSize
  /** The choices of a page size. */
  pageSizes: readonly PageSize[]
  /** Called with the chosen size; go to page 1 as well. Without it, there is no choice. */
  onPageSizeChange?: (pageSize: PageSize) => void
}

export interface ListScreenProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Title, breadcrumb and buttons of the page. */
  header: PageHeaderProps
  /** Links to lists of the same kind, beside the title. Default: none. */
  switcher?: ReactNode
  /** Shown in place of the list until there is one, such as an empty state with a search. Default: the list. */
  prompt?: ReactNode
  /** The list itself: its rows, filters, sort and pages. */
  list: ListScreenList<Row>
  /** Texts of the screen, such as translations. Default: English. */
  labels?: Partial<ListScreenLabels>
}
