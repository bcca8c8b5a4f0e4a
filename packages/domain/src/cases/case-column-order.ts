import type { Case } from './case.ts'
import type { CaseColumnId } from './case-column-ids.ts'
import { caseColumns } from './case-columns.ts'
import { prepareSort, sortRows } from './sort-rows.ts'
import type { SortDirection } from './sort-rows.ts'

/** Cases in the order of one column of the case screens. */
export function sortCases(cases: readonly Case[], column: CaseColumnId, direction: SortDirection): Case[] {
  return sortRows(cases, caseColumns[column].sortValue, direction)
}

/** Makes ahead of its first use what a column is sorted by. */
export function prepareCaseSort(cases: readonly Case[], column: CaseColumnId): void {
  prepareSort(cases, caseColumns[column].sortValue)
}
