import type { AccessUser } from '@producer-portal/domain/access'
import type { Case, CaseFilters, ContractType, PageSize } from '@producer-portal/domain/cases'
import type { ColumnSettings, ColumnSettingsProblem } from '@producer-portal/domain/column-settings'
import type { DataTableSort, MenuEntry } from '@producer-portal/ui'
import type { ReactNode, Ref } from 'react'
import type { CaseCells } from './case-table-columns.js'

/** The cases that a list shows at present: what an export holds. */
export interface ShownCases {
  readonly count: number
  /** Filtered, and in the order of the sort, on all pages. */
  readonly rows: () => readonly Case[]
}

export interface CaseScreenProps {
  /** Which list is shown. */
  type: ContractType
  /** Who looks: decides the words of an empty list. */
  user: AccessUser
  /** `error` tells in a toast that the list could not be loaded, and shows it as empty. Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** The loaded cases in load order, before any filter. Keep the array between renders. */
  cases: readonly Case[]
  /** Whether home office has chosen an agent or agency. Default: false. */
  hasSearched?: boolean
  /** What the list is narrowed by; a choice that the list does not offer counts as 'All'. Keep it between renders. */
  filters: CaseFilters
  /** Called with the filters that change; page 1 is asked for as well. */
  onFiltersChange: (filters: Partial<CaseFilters>) => void
  /** The day from which the time filter counts. Keep it between renders. */
  now: Date
  /** The sorted column and its direction; `null` keeps the load order. */
  sort: DataTableSort | null
  /** Called with the sort that was asked for; page 1 is asked for as well. */
  onSortChange: (sort: DataTableSort) => void
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  onPageChange: (page: number) => void
  /** Cases on a page; 'all' is one list that scrolls. Default: 10. */
  pageSize?: PageSize
  /** Called with the size that was chosen; page 1 is asked for as well. Left out, there is no choice. */
  onPageSizeChange?: (pageSize: PageSize) => void
  /** Called by 'Default order', which brings the load order back. Left out, it is not offered. */
  onSortClear?: () => void
  /**
   * Called by Retry after a failed load, and by 'Refresh list'. Give back a promise that settles with the load, so that
   * what came of it is told.
   */
  onRetry: () => void | Promise<unknown>

  /**
   * How the reader has arranged the columns; `null` while that is not known, so that the table is never drawn in two
   * ways. Keep the list between renders. Default: all columns in their own order.
   */
  columnSettings?: ColumnSettings | null
  /** Why the default columns stand in for the reader's own; told in a toast. Default: they do not. */
  columnProblem?: ColumnSettingsProblem | null
  /** Called by Retry after the columns could not be had. */
  onColumnsRetry?: () => void | Promise<unknown>
  /** Where 'Column Settings' leads. Default: the page of the portal for this list. */
  columnSettingsHref?: string
  /** Cells drawn in place of their text, such as a link. Keep it between renders. */
  cells?: CaseCells
  /** Called when a row is pressed beside its controls; give its actions an entry that does the same. */
  onRowOpen?: (row: Case) => void
  /** Buttons or a menu at the start of each row. Keep the function between renders. Default: none. */
  rowActions?: (row: Case) => ReactNode
  /** Width of the row actions in px. Default: that of the table. */
  rowActionsWidth?: number
  /** Cells and row actions remember nothing of their row: see `DataTable`. Default: false. */
  hasReusableCells?: boolean

  /** A line under the title, such as whose cases these are. */
  description?: ReactNode
  /** Buttons beside the title, such as those of home office. */
  headerActions?: ReactNode
  /** Draws what the toolbar offers for the shown cases, such as the export; of none while they load. */
  toolbarActions?: (shown: ShownCases) => ReactNode
  /** Further lines of the toolbar's menu. Default: none. */
  menuEntries?: readonly MenuEntry[]
  /** The addresses of the three lists. Default: those of the portal. */
  listHrefs?: Readonly<Record<ContractType, string>>
  /** Where the breadcrumb leads. Default: `/dashboard`. */
  dashboardHref?: string
  /** Gives the title to the app, which focuses it after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
}
