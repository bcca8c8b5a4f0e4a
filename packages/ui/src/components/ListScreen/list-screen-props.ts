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

type OfTheTable = 'getRowId' | 'renderRowActions' | 'rowActionsWidth' | 'recycleCells' | 'onRowAction' | 'maxCharacters'

/** A way from a list to a page about it. */
export interface ListScreenLink {
  /** Tells the links apart. */
  readonly id: string
  readonly label: string
  readonly href: string
  readonly icon: IconComponent
}

/** The list of a list screen: its rows, what narrows and orders them, and what acts on all of it. */
export interface ListScreenList<Row> extends Pick<DataTableProps<Row>, OfTheTable> {
  /** What stands in the place of the rows: their shape while they load, or nothing after a failed load. Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** Told in a message with Retry in the state `error`, so that nobody takes an outage for an empty list. */
  failureText: string
  /** How many rows are shown, in words, such as 'Showing 12 loans'; read out when it or a filter changes. */
  countText: string
  /** Names the toolbar. */
  toolbarLabel: string
  /** What else acts on all of the list, such as its export. Default: nothing. */
  toolbarActions?: ReactNode
  /** Ways to pages about the list, such as its columns: in the toolbar, and below 1024 px in its menu. Default: none. */
  links?: readonly ListScreenLink[]
  /** Further lines of the toolbar's menu. Default: none. */
  menuItems?: readonly MenuEntry[]
  /**
   * Called by 'Refresh list', and by Retry after a failed load. Give back a promise that settles with the load: then it
   * is read out that the list is fresh, and a load that fails again is told again.
   */
  onRefresh: () => void | Promise<unknown>

  /** The filters in the order of their fields, with what is typed or chosen. */
  filters: readonly ListFilter[]
  /** Called with the values that change; go to page 1 as well. */
  onFiltersChange: (values: FilterValues) => void

  /** Names the table. */
  tableLabel: string
  /** The columns; `null` while they are not known, so that the table is never drawn in two ways. Keep the array. */
  columns: readonly DataTableColumn<Row>[] | null
  /** The rows that pass the filters, in the order of the sort. Keep the array between renders. */
  rows: readonly Row[]
  /** Whether there are rows that the filters keep back: an empty list then offers to clear them. Default: false. */
  hasHiddenRows?: boolean
  /** Stands in for the rows of an empty list. */
  emptyText: string
  /** The sorted column and its direction; `null` keeps the order of the list itself. */
  sortDescriptor: SortDescriptor | null
  /** Called with the sort that was asked for; go to page 1 as well. */
  onSortChange: (sort: SortDescriptor) => void
  /** Called by 'Default order', which takes the sort away; go to page 1 as well. Left out, it is not offered. */
  onSortClear?: () => void
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  onPageChange: (page: number) => void
  /** Rows on a page; 'all' is one list that scrolls. */
  pageSize: PageSize
  /** The choices of a page size. */
  pageSizes: readonly PageSize[]
  /** Called with the size that was chosen; go to page 1 as well. Left out, there is no choice. */
  onPageSizeChange?: (pageSize: PageSize) => void
}

export interface ListScreenProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Title, breadcrumb and buttons of the page. */
  header: PageHeaderProps
  /** The ways to lists of the same kind, between header and toolbar. Default: none. */
  switcher?: ReactNode
  list: ListScreenList<Row>
  /** Its texts in other words. Default: English. */
  labels?: Partial<ListScreenLabels>
}
