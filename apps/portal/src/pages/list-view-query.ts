import type { ListSort, ListView } from '@producer-portal/domain/cases'

/**
 * Reads page and sort out of an address: `?page=2&sort=days-pending&dir=descending`. What is missing, or is not a page
 * or one of the columns, counts as not given.
 */
export function readListView<ColumnId extends string>(
  query: URLSearchParams,
  columns: readonly ColumnId[],
): ListView<ColumnId> {
  return { page: readPage(query.get('page')), sort: readSort(query, columns) }
}

/** The address of a view; its other parts stay, and what is the default is left out. */
export function writeListView(view: ListView, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of ['page', 'sort', 'dir']) next.delete(name)
  if (view.page > 1) next.set('page', String(view.page))
  if (view.sort) {
    next.set('sort', view.sort.column)
    next.set('dir', view.sort.direction)
  }
  return next
}

function readPage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1
}

function readSort<ColumnId extends string>(
  query: URLSearchParams,
  columns: readonly ColumnId[],
): ListSort<ColumnId> | null {
  const column = columns.find((id) => id === query.get('sort'))
  if (column === undefined) return null
  return { column, direction: query.get('dir') === 'descending' ? 'descending' : 'ascending' }
}
