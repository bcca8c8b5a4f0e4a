import type { AccessUser } from '@producer-portal/domain/access'
import type { InforceAlert, InforceFilters, InforceType } from '@producer-portal/domain/inforce'
import type { ListScreenList, PageHeaderProps } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import type { InforceCells } from './inforce-table-columns.js'

type OfTheList = 'sort' | 'onSortChange' | 'onSortClear' | 'page' | 'onPageChange' | 'onPageSizeChange' | 'menuEntries'

/** The alerts that a list shows at present: what an export holds. */
export interface ShownAlerts {
  readonly count: number
  /** Filtered, and in the order of the sort, on all pages. */
  readonly rows: () => readonly InforceAlert[]
}

export interface InforceScreenProps
  extends Pick<ListScreenList<InforceAlert>, OfTheList>, Pick<PageHeaderProps, 'description' | 'titleRef'> {
  /** Which list is shown. */
  type: InforceType
  /** Called with the list that Activity Type asks for; go to its page. */
  onTypeSelect: (type: InforceType) => void
  /** Activity Type asks for the focus when the page opens, because people came by it. Default: false. */
  isTypeFocused?: boolean
  /** Who looks: decides the words of an empty list. */
  user: AccessUser
  /** `error` tells in a toast that the list could not be loaded, and shows it as empty. Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** The loaded alerts in load order, before any filter. Keep the array between renders. */
  alerts: readonly InforceAlert[]
  /** Whether home office has chosen an agent or agency. Default: false. */
  hasSearched?: boolean
  /** What the list is narrowed by; a choice that it does not offer counts as not made. Keep it between renders. */
  filters: InforceFilters
  /** Called with the filters that change; page 1 is asked for as well. */
  onFiltersChange: (filters: Partial<InforceFilters>) => void
  /** A moment of the day (in UTC) from which the time filter counts. Keep it between renders. */
  now: Date
  /** Alerts on a page; 'all' is one list that scrolls. Default: 5. */
  pageSize?: ListScreenList<InforceAlert>['pageSize']
  /**
   * Called by Retry after a failed load, and by 'Refresh list'. Give back a promise that settles with the load, so that
   * what came of it is told.
   */
  onRetry: () => void | Promise<unknown>
  /** Called with the alert whose contract people want to see. Keep the function between renders. */
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
  /** Where the breadcrumb leads. Default: `/dashboard`. */
  dashboardHref?: string
}
