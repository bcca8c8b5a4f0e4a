import type { SortKeys } from './sortKeys.js'

/**
 * Rows in the order of their keys; rows of one key keep their order. Sorting the bare keys and then looking up where
 * each begins is faster than a sort that compares rows.
 */
export function placeRows<Row>(rows: readonly Row[], keys: SortKeys, isReversed: boolean): Row[] {
  const sorted: (string | number)[] | Float64Array = isNumeric(keys)
    ? new Float64Array(keys).toSorted()
    : keys.toSorted()
  const starts = new Map<string | number, number>()
  for (let place = 0; place < sorted.length; place += 1) {
    const key = sorted[isReversed ? sorted.length - 1 - place : place] ?? 0
    if (!starts.has(key)) starts.set(key, place)
  }
  const placedFrom = new Int32Array(sorted.length)
  const placed: Row[] = Array.from(rows)
  rows.forEach((row, index) => {
    const start = starts.get(keys[index] ?? 0) ?? 0
    const before = placedFrom[start] ?? 0
    placed[start + before] = row
    placedFrom[start] = before + 1
  })
  return placed
}

function isNumeric(keys: SortKeys): keys is readonly number[] {
  return typeof keys[0] === 'number'
}
