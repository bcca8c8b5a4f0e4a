import type { Case, CaseFilters, ContractType } from '@producer-portal/domain/cases'
import type { SortDescriptor } from '@producer-portal/ui'
import type { HTMLAttributes, ReactNode } from 'react'

/** One of the three lists of the widget. */
export interface CaseWidgetList {
  readonly state: 'loading' | 'error' | 'ready'
  /** The loaded cases before any filter. Keep the array between renders. */
  readonly cases: readonly Case[]
}

export interface CaseWidgetProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The list that is shown. */
  type: ContractType
  /** Called with the list of the pressed tab. */
  onTypeSelect: (type: ContractType) => void
  /** The three lists, each with its state and cases. */
  lists: Readonly<Record<ContractType, CaseWidgetList>>
  /** The filters; an option that the list doesn't have counts as 'All'. Keep the object between renders. */
  filters: CaseFilters
  /** Called with the filters that change; go to page 1 as well. */
  onFiltersChange: (filters: Partial<CaseFilters>) => void
  /** The day from which the time filter counts. Keep it between renders. */
  now: Date
  /** The sorted column and its direction; `null` keeps the load order. Keep it between renders. */
  sort: SortDescriptor | null
  /** Called with the sort that was asked for; go to page 1 as well. */
  onSortChange: (sort: SortDescriptor) => void
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  /** Called with the page to show. */
  onPageChange: (page: number) => void
  /** Called when a row is pressed. Keep the function between renders. */
  onCaseOpen: (row: Case) => void
  /** Called by the Requirements button of a row. Keep the function between renders. */
  onRequirementsOpen: (row: Case) => void
  /** Called by Refresh after a list failed to load: load all three. */
  onRefresh: () => void
  /** The addresses of the whole lists. Default: those of the portal. */
  hrefs?: Readonly<Record<ContractType, string>>
  /** A chart above the list. Default: none. */
  chart?: ReactNode
}
