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
