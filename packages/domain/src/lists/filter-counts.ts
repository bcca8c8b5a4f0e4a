/** The number of rows a choice of a filter would leave. */
export interface FilterCount<Value extends string = string> {
  readonly value: Value
  readonly count: number
}

/** The number of each value, the most common first, ties by name. Empty values aren't counted. */
export function countValues(values: readonly string[]): FilterCount[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value.trim() !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))
}

const shownAtMost = 5

/** The five most common values, and how many rows have another one. The chosen value is shown, however rare it is. */
export function mostCommon(counts: readonly FilterCount[], chosen: string) {
  const shown = counts.filter(({ value }, index) => index < shownAtMost || value === chosen)
  const others = counts.filter((item) => !shown.includes(item)).reduce((sum, { count }) => sum + count, 0)
  return { shown, others }
}
