'use client'
import { useDeferredValue, useMemo } from 'react'

/** How a kind of list is filtered. Keep it between renders. */
export interface FilterRules<Row, Filters, Options> {
  /** The choices that the loaded rows offer. */
  readonly optionsOf: (rows: readonly Row[]) => Options
  /** The filters as this list can have them: a choice that it does not offer is open. */
  readonly known: (filters: Filters, options: Options) => Filters
  /** Whether any filter narrows the list. */
  readonly isNarrowed: (filters: Filters) => boolean
  /** The rows that pass every filter, in the order in which they came. */
  readonly filter: (rows: readonly Row[], filters: Filters, now: Date) => readonly Row[]
}

export interface FilteredRowsInput<Row, Filters> {
  /** The loaded rows, from which the choices of the filters come. Keep the array between renders. */
  readonly rows: readonly Row[]
  /** The same rows in the order shown. Keep the array between renders. */
  readonly sorted: readonly Row[]
  /** Keep them between renders. */
  readonly filters: Filters
  /** The moment from which filters by time count. Keep it between renders. */
  readonly now: Date
}

/** A list as it is shown under its filters. */
export interface FilteredRows<Row, Filters, Options> {
  /** The choices that the loaded rows offer. */
  readonly options: Options
  /** The filters that count. */
  readonly known: Filters
  /** The rows that pass them, in the order shown. */
  readonly rows: readonly Row[]
}

/**
 * Filters rows that are there already, each step only when something of its own changed. Typing comes first: the rows
 * follow when there is time.
 */
export function useFilteredRows<Row, Filters, Options>(
  rules: FilterRules<Row, Filters, Options>,
  { rows, sorted, filters, now }: FilteredRowsInput<Row, Filters>,
): FilteredRows<Row, Filters, Options> {
  const options = useMemo(() => rules.optionsOf(rows), [rules, rows])
  const known = useMemo(() => rules.known(filters, options), [rules, filters, options])
  const applied = useDeferredValue(known)
  const passing = useMemo(
    () => (rules.isNarrowed(applied) ? rules.filter(sorted, applied, now) : sorted),
    [rules, sorted, applied, now],
  )
  return { options, known, rows: passing }
}
