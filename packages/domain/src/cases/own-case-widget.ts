import { byList } from '../lists/by-list.ts'
import { withColumnFilters } from '../lists/column-filters.ts'
import { columnsInPlaces } from '../lists/columns.ts'
import type { ListStateRules } from '../lists/list-state.ts'
import { toWidgetColumn } from '../lists/widget-column.ts'
import type { CaseColumns } from './case-lists.ts'
import { caseWidgetKeys, caseWidgetState, toWidgetList } from './case-widget-list.ts'
import type { CaseWidgetColumn, CaseWidgetFilters, CaseWidgetList } from './case-widget-list.ts'
import type { Case } from './case.ts'
import { contractTypes } from './contract-types.ts'
import type { ContractType } from './contract-types.ts'

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
  const own = caseWidgetKeys
    .map((key, index) => ({ ...key, place: (index + 1) * 10 }))
    .filter(({ id }) => id === 'name' || columns.entries.some(({ widgetColumn }) => widgetColumn === id))
  const lists = byList(contractTypes, (type): CaseWidgetList<Row> => {
    const added = columns.entries.flatMap(({ id, inWidget }) => {
      const [column, place] = [columns.byId[id], inWidget?.[type]]
      return column && place !== undefined ? [{ ...toWidgetColumn(column, true), place }] : []
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
