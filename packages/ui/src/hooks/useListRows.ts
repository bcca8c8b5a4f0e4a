'use client'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { prepareSort, sortRows, type SortDescriptor, type SortValue } from '../components/DataTable/sort-rows.js'
import { runWhenIdle } from './run-when-idle.js'

/** The way the rows of a list are filtered and sorted. Keep it between renders. */
export interface ListRowsRules<Row, Filters, Options> {
  /** The columns by which the list can be sorted. */
  readonly columns: readonly { readonly id: string; readonly sortValue: (row: Row) => SortValue }[]
  /** The choices that the loaded rows offer. */
  readonly getFilterOptions: (rows: readonly Row[]) => Options
  /** The filters as this list can have them: a choice that it does not offer counts as its default. */
  readonly toOfferedFilters: (filters: Filters, options: Options) => Filters
  /** The rows that pass every filter, in the order in which they came. */
  readonly filterRows: (rows: readonly Row[], filters: Filters, now: Date) => readonly Row[]
  /** The rows in the order that they have without a sort. Default: that in which they are given. */
  readonly toDefaultOrder?: (rows: readonly Row[]) => readonly Row[]
  /** Makes what the filters look through, ahead of their first use. Default: there is nothing to make. */
  readonly warmSearchIndex?: (rows: readonly Row[]) => void
}

export interface ListRowsInput<Row, Filters> {
  /** The loaded rows. Keep the array between renders. */
  readonly rows: readonly Row[]
  /** Keep them between renders. */
  readonly filters: Filters
  /** The sort; `null` for the list's own order. Keep it between renders. */
  readonly sort: SortDescriptor | null
  /** The moment from which filters by time count. Keep it between renders. */
  readonly now: Date
}

/** The rows of a list as they are shown. */
export interface ListRows<Row, Filters, Options> {
  /** The choices that the loaded rows offer. */
  readonly options: Options
  /** The filters that count. */
  readonly filters: Filters
  /** The rows that pass them, sorted. */
  readonly rows: readonly Row[]
}

/**
 * Filters and sorts rows that are loaded already, each only when something of its own changed. Typing comes first: the
 * rows follow when there is time.
 */
export function useListRows<Row, Filters, Options>(
  rules: ListRowsRules<Row, Filters, Options>,
  { rows, filters, sort, now }: ListRowsInput<Row, Filters>,
): ListRows<Row, Filters, Options> {
  useEffect(() => warmUp(rules, rows), [rules, rows])
  const options = useMemo(() => rules.getFilterOptions(rows), [rules, rows])
  const offered = useMemo(() => rules.toOfferedFilters(filters, options), [rules, filters, options])
  const applied = useDeferredValue(offered)
  const sorted = useMemo(() => {
    const column = rules.columns.find(({ id }) => id === sort?.columnId)
    return column && sort ? sortRows(rows, column.sortValue, sort.direction) : (rules.toDefaultOrder?.(rows) ?? rows)
  }, [rules, rows, sort])
  const passing = useMemo(() => rules.filterRows(sorted, applied, now), [rules, sorted, applied, now])
  return { options, filters: offered, rows: passing }
}

const portion = 500

/** While the page is idle, makes what the first search and the first sorts need, so that they are as fast as the next. */
function warmUp<Row>(
  { columns, warmSearchIndex }: Pick<ListRowsRules<Row, never, never>, 'columns' | 'warmSearchIndex'>,
  rows: readonly Row[],
): () => void {
  const searches = Array.from({ length: Math.ceil(rows.length / portion) }, (_, index) => () => {
    warmSearchIndex?.(rows.slice(index * portion, (index + 1) * portion))
  })
  const sorts = columns.map(
    ({ sortValue }) =>
      () =>
        prepareSort(rows, sortValue),
  )
  return runWhenIdle([...searches, ...sorts])
}
