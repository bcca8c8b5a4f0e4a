import { insuredName } from '../contracts/people.ts'
import { getDisplayName } from '../formatting/display-name.ts'
import type { ListColumn } from '../lists/columns.ts'
import { byList } from '../lists/by-list.ts'
import { allValue } from '../lists/filters.ts'
import type { ListStateRules } from '../lists/list-state.ts'
import { longTimeFilters } from '../lists/time-filter.ts'
import { caseFilterRules, defaultCaseFilters } from './case-filters.ts'
import type { CaseFilters } from './case-filters.ts'
import { ageClasses } from './case-age.ts'
import type { Case } from './case.ts'
import type { CaseList } from './case-lists.ts'
import { contractTypeSegments, contractTypes } from './contract-types.ts'

export type CaseWidgetColumnId = 'name' | 'agent' | 'status' | 'days' | 'amount'

/** The columns that the dashboard widget sorts by; people sort by the first one of the case. */
const columns: readonly Pick<ListColumn<Case, CaseWidgetColumnId>, 'id' | 'sortValue'>[] = [
  { id: 'name', sortValue: ({ clients: [first] }) => (first ? insuredName(first) : null) },
  { id: 'agent', sortValue: ({ agents: [first] }) => (first ? getDisplayName(first) : null) },
  { id: 'status', sortValue: (row) => row.caseStatus },
  { id: 'days', sortValue: (row) => row.daysSinceProcDate },
  { id: 'amount', sortValue: (row) => row.faceAmount },
]

/** The choices in the New Business widget: one of its lists, by the last part of its address, and its filters. */
export interface CaseWidgetFilters extends CaseFilters {
  readonly list: string
}

/** The URL state of the New Business widget. It opens with the cases that have been pending longest. */
export const caseWidgetState: ListStateRules<CaseWidgetFilters> = {
  columns,
  defaultSort: { columnId: 'days', direction: 'descending' },
  pageSizes: [5],
  urlPrefix: '',
  defaultFilters: { list: contractTypeSegments.pending, ...defaultCaseFilters },
  filterValues: { time: longTimeFilters, age: [allValue, ...ageClasses] },
}

/** The lists of the New Business widget. */
export const caseWidgetLists = byList(contractTypes, (type): CaseList => ({
  type,
  columns,
  defaultSort: caseWidgetState.defaultSort,
  pageSizes: caseWidgetState.pageSizes,
  urlPrefix: caseWidgetState.urlPrefix,
  ...caseFilterRules(type),
}))
