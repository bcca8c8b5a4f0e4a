/** For each value its place among the distinct values, from 0. */
export interface Ranks {
  readonly ranks: Int32Array
  /** How many distinct values there are. */
  readonly count: number
}

/** Ranks values by sorting each distinct one once: most columns hold few, and none is compared again for every row. */
export function ranksOf<Value>(values: readonly Value[], sort: (distinct: readonly Value[]) => Iterable<Value>): Ranks {
  const places = new Map<Value, number>()
  for (const value of values) places.set(value, 0)
  let place = 0
  for (const value of sort([...places.keys()])) {
    places.set(value, place)
    place += 1
  }
  const ranks = new Int32Array(values.length)
  values.forEach((value, index) => {
    ranks[index] = places.get(value) ?? 0
  })
  return { ranks, count: places.size }
}
