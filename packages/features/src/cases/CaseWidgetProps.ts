import type { Case, CaseFilters, ContractType, WidgetSort } from '@producer-portal/domain/cases'
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
  /** Called with the list that a tab asks for. */
  onTypeSelect: (type: ContractType) => void
  lists: Readonly<Record<ContractType, CaseWidgetList>>
  /** What the list is narrowed by; a choice that it does not offer counts as 'All'. Keep it between renders. */
  filters: CaseFilters
  /** Called with the filters that change; go to page 1 as well. */
  onFiltersChange: (filters: Partial<CaseFilters>) => void
  /** The day from which the time filter counts. Keep it between renders. */
  now: Date
  sort: WidgetSort
  /** Called with the sort that was asked for; go to page 1 as well. */
  onSortChange: (sort: WidgetSort) => void
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  onPageChange: (page: number) => void
  /** Called when a row is pressed. Keep the function between renders. */
  onCaseOpen: (row: Case) => void
  /** Called by the Requirements button of a row. Keep the function between renders. */
  onRequirementsOpen: (row: Case) => void
  /** Called by Refresh after a list could not be had: load all three. */
  onRefresh: () => void
  /** The addresses of the whole lists. Default: those of the portal. */
  hrefs?: Readonly<Record<ContractType, string>>
  /** A picture of the list above it. Default: none. */
  glance?: ReactNode
}
