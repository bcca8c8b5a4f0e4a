/** Where the smallest value stands: first, or last. */
export type SortDirection = 'ascending' | 'descending'

/** Which column orders the rows, and which way. */
export interface DataTableSort {
  readonly columnId: string
  readonly direction: SortDirection
}

/** The sort after a column was chosen: the same column turns round, another one starts ascending. */
export function nextSort(current: DataTableSort | null, columnId: string): DataTableSort {
  const isTurned = current?.columnId === columnId && current.direction === 'ascending'
  return { columnId, direction: isTurned ? 'descending' : 'ascending' }
}
