import type { SortDirection } from '../DataTableSort.js'
import { placeByRank } from './placeByRank.js'
import { ranksOf } from './ranksOf.js'
import { sortTexts } from './sortTexts.js'

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
  const ranks = values.every((value) => typeof value === 'number')
    ? ranksOf(values, (distinct) => new Float64Array(distinct).toSorted())
    : ranksOf(
        values.map((value) => String(value).toLowerCase()),
        sortTexts,
      )
  return placeByRank(present, ranks, direction === 'descending').concat(missing)
}

function isMissing(value: SortValue): value is null | undefined | '' {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}
