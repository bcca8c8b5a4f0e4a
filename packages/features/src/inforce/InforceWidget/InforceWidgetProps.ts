import type { AlertSummaryFilters, InforceAlert, InforceType } from '@producer-portal/domain/inforce'
import type { HTMLAttributes, ReactNode } from 'react'

/** One of the seven lists of the widget. */
export interface InforceWidgetList {
  readonly state: 'loading' | 'error' | 'ready'
  /** The loaded alerts in their load order. Keep the array between renders. */
  readonly alerts: readonly InforceAlert[]
}

export interface InforceWidgetProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The list that is shown. */
  type: InforceType
  /** Called with the list of the pressed tab. */
  onTypeSelect: (type: InforceType) => void
  /** The seven lists, each with its state and alerts. */
  lists: Readonly<Record<InforceType, InforceWidgetList>>
  /** The filters that the charts set; unknown ones are ignored. Keep the object between renders. */
  filters: AlertSummaryFilters
  /** A moment of the day (in UTC) that is today. Keep it between renders. */
  now: Date
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  /** Called with the page to show. */
  onPageChange: (page: number) => void
  /** Called when a row is pressed. Keep the function between renders. */
  onContractOpen: (alert: InforceAlert) => void
  /** Called by Refresh after a list failed to load: reload the page. */
  onRefresh: () => void
  /** Where 'View In-Force Spreadsheet' leads from each list. Default: the pages of the portal. */
  hrefs?: Readonly<Record<InforceType, string>>
  /** Where 'view all' leads: to the list with all that is counted here. Default: the same pages, of all times. */
  allHrefs?: Readonly<Record<InforceType, string>>
  /** A chart above the list, which keeps its height while the list loads. Default: none. */
  chart?: ReactNode
}
