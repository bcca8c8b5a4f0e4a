import type { AlertGlanceFilters, InforceAlert, InforceType } from '@producer-portal/domain/inforce'
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
  /** Called with the list that a tab asks for. */
  onTypeSelect: (type: InforceType) => void
  lists: Readonly<Record<InforceType, InforceWidgetList>>
  /** What the pictures narrow the list by; what the list does not know counts as not chosen. Keep it between renders. */
  filters: AlertGlanceFilters
  /** A moment of the day (in UTC) that is today. Keep it between renders. */
  now: Date
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  onPageChange: (page: number) => void
  /** Called when a row is pressed. Keep the function between renders. */
  onContractOpen: (alert: InforceAlert) => void
  /** Called by Refresh after a list could not be had: load the page anew. */
  onRefresh: () => void
  /** Where 'View In-Force Spreadsheet' leads from each list. Default: the pages of the portal. */
  hrefs?: Readonly<Record<InforceType, string>>
  /** Where 'view all' leads: to the list with all that is counted here. Default: the same pages, of all times. */
  allHrefs?: Readonly<Record<InforceType, string>>
  /** A picture of the list above it, which keeps its own room while the list loads. Default: none. */
  glance?: ReactNode
}
