import type { ListSort, ListView, PageSize } from '@producer-portal/domain/cases'

/** What an address can say of a list. Keep it between renders. */
export interface ListAddressShape<ColumnId extends string> {
  /** The columns that the list can be sorted by. */
  readonly columns: readonly ColumnId[]
  /** The page sizes that it offers, the default first. Default: it offers none. */
  readonly pageSizes?: readonly PageSize[]
  /** The names of its filters with the values that are left out of the address. Default: it has none. */
  readonly filters?: FilterTexts
}

/** Filter names with what was chosen; nothing that is typed, such as a name, belongs into an address. */
export type FilterTexts = Readonly<Record<string, string>>

/** All that an address says of a list. */
export interface ListAddress<ColumnId extends string = string> extends ListView<ColumnId> {
  readonly pageSize: PageSize
  readonly filters: FilterTexts
}

const usualPageSize = 10
const longestFilter = 100

/**
 * Reads page, page size, sort and filters out of an address:
 * `?page=2&rows=25&sort=days-pending&dir=descending&status=Approved`. What is missing, or is not a page, one of the
 * sizes or one of the columns, counts as not given.
 */
export function readListAddress<ColumnId extends string>(
  query: URLSearchParams,
  { columns, pageSizes = [], filters = {} }: ListAddressShape<ColumnId>,
): ListAddress<ColumnId> {
  return {
    page: readPage(query.get('page')),
    sort: readSort(query, columns),
    pageSize: pageSizes.find((size) => String(size) === query.get('rows')) ?? pageSizes[0] ?? usualPageSize,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, usual]) => [name, query.get(name)?.slice(0, longestFilter) ?? usual]),
    ),
  }
}

/** The address of a list; its other parts stay, and what is the default is left out. */
export function writeListAddress(
  { page, sort, pageSize, filters }: ListAddress,
  query: URLSearchParams,
  shape: ListAddressShape<string>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) next.delete(name)
    else next.set(name, value)
  }
  next.delete('page')
  next.delete('sort')
  next.delete('dir')
  for (const [name, usual] of Object.entries(shape.filters ?? {})) put(name, filters[name] ?? usual, usual)
  if (shape.pageSizes) put('rows', String(pageSize), String(shape.pageSizes[0]))
  if (page > 1) next.set('page', String(page))
  if (sort) {
    next.set('sort', sort.column)
    next.set('dir', sort.direction)
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
