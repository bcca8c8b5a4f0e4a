import type { ListColumn } from './column.ts'
import type { ListStateRules } from './list-state.ts'

/** Everything that is particular to one list: what its URL, its screen and its rows are made by. */
export interface ListRules<Row, Filters, Options> extends ListStateRules<Filters> {
  readonly columns: readonly Pick<ListColumn<Row>, 'id' | 'sortValue'>[]
  /** The choices that the loaded rows offer. */
  readonly getFilterOptions: (rows: readonly Row[]) => Options
  /** The filters as the list can have them: a choice that it does not offer counts as its default. */
  readonly toOfferedFilters: (filters: Filters, options: Options) => Filters
  /** The rows that pass every filter, in the order in which they came; the same array where none is left out. */
  readonly filterRows: (rows: readonly Row[], filters: Filters, now: Date) => readonly Row[]
  /** The rows in the order that they have without a sort. */
  readonly toDefaultOrder: (rows: readonly Row[]) => readonly Row[]
  /** Makes what the filters look through, ahead of their first use. Default: there is nothing to make. */
  readonly warmSearchIndex?: (rows: readonly Row[]) => void
}
