/** For each value its place among the distinct values, from 0. */
export interface Ranks {
  readonly ranks: Int32Array
  /** How many distinct values there are. */
  readonly count: number
}

/** Ranks values by sorting each distinct one once: most columns hold few, and none is compared again for every row. */
export function ranksOf<Value>(values: readonly Value[], sort: (distinct: readonly Value[]) => Iterable<Value>): Ranks {
  const ids = new Map<Value, number>()
  const ranks = new Int32Array(values.length)
  for (const [index, value] of values.entries()) {
    const id = ids.get(value) ?? ids.size
    if (id === ids.size) ids.set(value, id)
    ranks[index] = id
  }
  const rankOf = new Int32Array(ids.size)
  let place = 0
  for (const value of sort([...ids.keys()])) {
    rankOf[ids.get(value) ?? 0] = place
    place += 1
  }
  return { ranks: ranks.map((id) => rankOf[id] ?? 0), count: ids.size }
}
