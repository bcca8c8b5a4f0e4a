/** A value for each of several lists. */
export function byList<List extends string, Value>(
  lists: readonly List[],
  getValue: (list: List) => Value,
): Readonly<Record<List, Value>> {
  // Every list has its entry
  return Object.fromEntries(lists.map((list) => [list, getValue(list)])) as Record<List, Value>
}
