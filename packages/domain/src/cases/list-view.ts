import type { SortDirection } from './sort-rows.ts'

export interface ListSort<ColumnId extends string = string> {
  readonly column: ColumnId
  readonly direction: SortDirection
}

/** What a reader has chosen to see of a list. Pages count from 1; without a sort the list keeps its own order. */
export interface ListView<ColumnId extends string = string> {
  readonly sort: ListSort<ColumnId> | null
  readonly page: number
}

/** Rows on a page; with 'all' the list is one, without pages. */
export type PageSize = number | 'all'

/** What a New Business list offers; the first is the default. */
export const casePageSizes: readonly PageSize[] = [10, 25, 50, 100, 'all']

/** A click on a header: the sorted column turns round, another one starts ascending; both go to page 1. */
export function sortByColumn<ColumnId extends string>(
  { sort }: ListView<ColumnId>,
  column: ColumnId,
): ListView<ColumnId> {
  const turns = sort?.column === column && sort.direction === 'ascending'
  return { sort: { column, direction: turns ? 'descending' : 'ascending' }, page: 1 }
}

/** The one state in which a list is. A list that failed shows its error even if it has older rows. */
export type ListState = 'loading' | 'error' | 'empty' | 'data'

/** The state of a list that is loading, has failed, or has loaded `count` rows. */
export function listState({ isLoading, hasFailed, count }: ListProgress): ListState {
  if (isLoading) return 'loading'
  if (hasFailed) return 'error'
  return count === 0 ? 'empty' : 'data'
}

export interface ListProgress {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly count: number
}
