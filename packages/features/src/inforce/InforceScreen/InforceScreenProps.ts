import type { AccessUser } from '@producer-portal/domain/access'
import type { InforceAlert, InforceFilters, InforceType } from '@producer-portal/domain/inforce'
import type { ListScreenList, PageHeaderProps, SortDescriptor } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import type { InforceCells } from './inforce-table-columns.js'

type ListProps = 'onSortChange' | 'onSortClear' | 'page' | 'onPageChange' | 'onPageSizeChange' | 'menuItems'

/** The alerts that a list shows at present: what an export holds. */
export interface ShownAlerts {
  readonly count: number
  /** Filtered, and in the order of the sort, on all pages. */
  readonly rows: () => readonly InforceAlert[]
}

export interface InforceScreenProps
  extends Pick<ListScreenList<InforceAlert>, ListProps>, Pick<PageHeaderProps, 'description' | 'titleRef'> {
  /** The sorted column and its direction; `null` keeps the order in which the list opens. */
  sort: SortDescriptor | null
  /** Which list is shown. */
  type: InforceType
  /** Called with the selected list; go to its page. */
  onTypeSelect: (type: InforceType) => void
  /** Focuses Activity Type when the page opens, because the user came by it. Default: false. */
  isTypeFocused?: boolean
  /** The signed-in user; decides the text of an empty list. */
  user: AccessUser
  /** `error` shows a toast that the list failed to load, and an empty list. Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** The loaded alerts in load order, before any filter. Keep the array between renders. */
  alerts: readonly InforceAlert[]
  /** Whether home office has chosen an agent or agency. Default: false. */
  hasSearched?: boolean
  /** The filters; an option that the list doesn't have counts as 'All'. Keep the object between renders. */
  filters: InforceFilters
  /** Called with the filters that change; go to page 1 as well. */
  onFiltersChange: (filters: Partial<InforceFilters>) => void
  /** A moment of the day (in UTC) from which the time filter counts. Keep it between renders. */
  now: Date
  /** Alerts on a page; 'all' is one list that scrolls. Default: 5. */
  pageSize?: ListScreenList<InforceAlert>['pageSize']
  /**
   * Called by Retry after a failed load, and by 'Refresh list'. Give back a promise that settles with the load, so that
   * the result can be announced.
   */
  onRetry: () => void | Promise<unknown>
  /** Called with the alert whose contract to open. Keep the function between renders. */
  onAlertOpen: (alert: InforceAlert) => void

  /**
   * Cells drawn in place of their text, such as a link. They remember nothing of their row: the next one in its place
   * takes their elements over. Keep it between renders.
   */
  cells?: InforceCells
  /** Buttons beside the title, such as those of home office. */
  headerActions?: ReactNode
  /** Draws what the toolbar offers for the shown alerts, such as the export; of none while they load. */
  toolbarActions?: (shown: ShownAlerts) => ReactNode
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
}
