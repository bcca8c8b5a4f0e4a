import { casePageSizes, caseTables, caseTimeFilters, defaultCaseFilters } from '@producer-portal/domain/cases'
import type { CaseColumnId, CaseFilters, ContractType } from '@producer-portal/domain/cases'
import { filteredList, useFilteredListView } from './useFilteredListView.js'
import type { FilteredList } from './useFilteredListView.js'

const listOf = (type: ContractType) =>
  filteredList({
    columns: caseTables[type],
    pageSizes: casePageSizes,
    usual: defaultCaseFilters,
    times: caseTimeFilters(type),
  })

const lists: Readonly<Record<ContractType, FilteredList<CaseColumnId, CaseFilters>>> = {
  pending: listOf('pending'),
  issued: listOf('issued'),
  not_placed: listOf('not_placed'),
}

/**
 * What is seen of a case list.
 * @param pathTo gives the address with which a list opens
 */
export function useCaseListView(type: ContractType, pathTo: (path: string) => string) {
  return useFilteredListView(lists[type], pathTo)
}
