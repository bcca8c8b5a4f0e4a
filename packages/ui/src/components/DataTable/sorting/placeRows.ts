import type { SortKeys } from './sortKeys.js'

/**
 * Rows in the order of their keys; rows of one key keep their order. Only the distinct keys are compared: most columns
 * hold few, and each row then finds its place by one look-up.
 */
export function placeRows<Row>(rows: readonly Row[], { keys, compare }: SortKeys, isReversed: boolean): Row[] {
  const places = new Map<string | number, number>()
  for (const key of keys) places.set(key, (places.get(key) ?? 0) + 1)
  const sorted = [...places.keys()].toSorted(compare)
  if (isReversed) sorted.reverse()
  let next = 0
  for (const key of sorted) {
    const count = places.get(key) ?? 0
    places.set(key, next)
    next += count
  }
  const placed: Row[] = Array.from(rows)
  rows.forEach((row, index) => {
    const key = keys[index] ?? 0
    const place = places.get(key) ?? 0
    placed[place] = row
    places.set(key, place + 1)
  })
  return placed
}
