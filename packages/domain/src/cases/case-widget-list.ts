import { insuredName } from '../contracts/people.ts'
import { getDisplayName } from '../formatting/display-name.ts'
import type { SortValue } from '../lists/columns.ts'
import { byList } from '../lists/by-list.ts'
import { allValue } from '../lists/filters.ts'
import type { ListStateRules } from '../lists/list-state.ts'
import type { WidgetColumn } from '../lists/widget-column.ts'
import { longTimeFilters } from '../lists/time-filter.ts'
import { caseFilterRules, defaultCaseFilters } from './case-filters.ts'
import type { CaseFilters } from './case-filters.ts'
import { ageClasses } from './case-age.ts'
import type { Case } from './case.ts'
import type { CaseList } from './case-lists.ts'
import { contractTypeSegments, contractTypes } from './contract-types.ts'
import type { ContractType } from './contract-types.ts'

export type CaseWidgetColumnId = 'name' | 'agent' | 'status' | 'days' | 'amount'

/** A column that the widget has of itself. */
interface WidgetKey {
  readonly id: CaseWidgetColumnId
  readonly sortValue: (row: Case) => SortValue
}

/** The columns that the dashboard widget has of itself; people sort by the first one of the case. */
export const caseWidgetKeys: readonly WidgetKey[] = [
  { id: 'name', sortValue: ({ clients: [first] }) => (first ? insuredName(first) : null) },
  { id: 'agent', sortValue: ({ agents: [first] }) => (first ? getDisplayName(first) : null) },
  { id: 'status', sortValue: (row) => row.caseStatus },
  { id: 'days', sortValue: (row) => row.daysSinceProcDate },
  { id: 'amount', sortValue: (row) => row.faceAmount },
]

/** A column of the widget: one that it has of itself, or one of your own. */
export type CaseWidgetColumn<Row extends Case = Case> = WidgetKey | WidgetColumn<Row>

/** The rules of a list of the New Business widget. */
export interface CaseWidgetList<Row extends Case = Case> extends Omit<CaseList<Row>, 'columns'> {
  readonly columns: readonly CaseWidgetColumn<Row>[]
}

/** The choices in the New Business widget: one of its lists, by the last part of its address, and its filters. */
export interface CaseWidgetFilters extends CaseFilters {
  readonly list: string
}

/** The URL state of the New Business widget. It opens with the cases that have been pending longest. */
export const caseWidgetState: ListStateRules<CaseWidgetFilters> = {
  columns: caseWidgetKeys,
  defaultSort: { columnId: 'days', direction: 'descending' },
  pageSizes: [5],
  urlPrefix: '',
  defaultFilters: { list: contractTypeSegments.pending, ...defaultCaseFilters },
  filterValues: { time: longTimeFilters, age: [allValue, ...ageClasses] },
}

/** The rules of a list of the widget with these columns. */
export function toWidgetList<Row extends Case>(
  type: ContractType,
  columns: readonly CaseWidgetColumn<Row>[],
): CaseWidgetList<Row> {
  const { defaultSort, pageSizes, urlPrefix } = caseWidgetState
  return { type, columns, defaultSort, pageSizes, urlPrefix, ...caseFilterRules(type) }
}

/** The lists of the New Business widget. */
export const caseWidgetLists = byList(contractTypes, (type) => toWidgetList<Case>(type, caseWidgetKeys))
