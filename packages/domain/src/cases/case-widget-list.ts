import { insuredName } from '../contracts/people.ts'
import { getDisplayName } from '../formatting/display-name.ts'
import { columnsInPlaces } from '../lists/columns.ts'
import type { SortValue } from '../lists/columns.ts'
import { byList } from '../lists/by-list.ts'
import { withColumnFilters } from '../lists/column-filters.ts'
import { allValue } from '../lists/filters.ts'
import type { ListStateRules } from '../lists/list-state.ts'
import { longTimeFilters } from '../lists/time-filter.ts'
import { caseFilterRules, defaultCaseFilters } from './case-filters.ts'
import type { CaseFilters } from './case-filters.ts'
import { ageClasses } from './case-age.ts'
import type { Case } from './case.ts'
import type { CaseColumn, CaseColumns, CaseList } from './case-lists.ts'
import { contractTypeSegments, contractTypes } from './contract-types.ts'
import type { ContractType } from './contract-types.ts'

export type CaseWidgetColumnId = 'name' | 'agent' | 'status' | 'days' | 'amount'

/** A column that the widget has of itself. */
interface WidgetKey {
  readonly id: CaseWidgetColumnId
  readonly sortValue: (row: Case) => SortValue
  readonly place: number
}

/** The columns that the dashboard widget has of itself; people sort by the first one of the case. */
const keys: readonly WidgetKey[] = [
  { id: 'name', sortValue: ({ clients: [first] }) => (first ? insuredName(first) : null), place: 10 },
  { id: 'agent', sortValue: ({ agents: [first] }) => (first ? getDisplayName(first) : null), place: 20 },
  { id: 'status', sortValue: (row) => row.caseStatus, place: 30 },
  { id: 'days', sortValue: (row) => row.daysSinceProcDate, place: 40 },
  { id: 'amount', sortValue: (row) => row.faceAmount, place: 50 },
]

/** A column of the widget: one that it has of itself, or one of your own. */
export type CaseWidgetColumn<Row extends Case = Case> = Pick<CaseColumn<Row>, 'id' | 'sortValue'> &
  Partial<CaseColumn<Row>>

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
  columns: keys,
  defaultSort: { columnId: 'days', direction: 'descending' },
  pageSizes: [5],
  urlPrefix: '',
  defaultFilters: { list: contractTypeSegments.pending, ...defaultCaseFilters },
  filterValues: { time: longTimeFilters, age: [allValue, ...ageClasses] },
}

function toWidgetList<Row extends Case>(
  type: ContractType,
  columns: readonly CaseWidgetColumn<Row>[],
): CaseWidgetList<Row> {
  const { defaultSort, pageSizes, urlPrefix } = caseWidgetState
  return { type, columns, defaultSort, pageSizes, urlPrefix, ...caseFilterRules(type) }
}

/** The lists of the New Business widget. */
export const caseWidgetLists = byList(contractTypes, (type) => toWidgetList<Case>(type, keys))

/** The New Business widget with columns of one's own. */
export interface CaseWidgetRules<Row extends Case> {
  readonly state: ListStateRules<CaseWidgetFilters>
  readonly lists: Readonly<Record<ContractType, CaseWidgetList<Row>>>
}

/**
 * The New Business widget with these columns: those with a place in it, and of its own those whose column of the lists
 * wasn't left out. The insured is always there. Its own columns have the places 10 to 50: insured, agent, status, days
 * and amount.
 * @public
 */
export function toCaseWidget<Row extends Case = Case>(columns: CaseColumns<Row>): CaseWidgetRules<Row> {
  const own = keys.filter(({ id }) => id === 'name' || columns.entries.some(({ widgetColumn }) => widgetColumn === id))
  const lists = byList(contractTypes, (type): CaseWidgetList<Row> => {
    const added = columns.entries.flatMap(({ id, inWidget }) => {
      const [column, place] = [columns.byId[id], inWidget?.[type]]
      return column && place !== undefined ? [{ ...column, place }] : []
    })
    const shown = columnsInPlaces<CaseWidgetColumn<Row> & { readonly place: number }>(
      [...own, ...added],
      ({ place }) => place,
    )
    return withColumnFilters(toWidgetList(type, shown), columns.byList[type])
  })
  const filters = contractTypes.map((type) => lists[type].defaultFilters)
  return {
    state: {
      ...caseWidgetState,
      columns: contractTypes.flatMap((type) => lists[type].columns),
      defaultSort: own.some(({ id }) => id === caseWidgetState.defaultSort?.columnId)
        ? caseWidgetState.defaultSort
        : null,
      defaultFilters: Object.assign({}, ...filters, caseWidgetState.defaultFilters),
    },
    lists,
  }
}
