import type { SortDirection } from '../DataTableSort.js'
import { placeRows } from './placeRows.js'
import { sortKeys } from './sortKeys.js'

/** What a row is sorted by; `null`, `undefined`, `''` and `NaN` mean that it has no value. */
export type SortValue = string | number | null | undefined

/**
 * The rows in a new array, ordered by one value each. Numbers compare as numbers, anything else as text without
 * regard to case. Rows without a value come last in both directions; equal rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
): readonly Row[] {
  const present: Row[] = []
  const missing: Row[] = []
  const values: (string | number)[] = []
  for (const row of rows) {
    const value = valueOf(row)
    if (isMissing(value)) missing.push(row)
    else {
      present.push(row)
      values.push(value)
    }
  }
  return placeRows(present, sortKeys(values), direction === 'descending').concat(missing)
}

function isMissing(value: SortValue): value is null | undefined | '' {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}
