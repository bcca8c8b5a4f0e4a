import type { ListSort, ListView, PageSize } from '@producer-portal/domain/cases'

/** What an address can say of a list. Keep it between renders. */
export interface ListAddressShape<ColumnId extends string> {
  /** Stands before all names, where another list has its place in the same address. Default: nothing. */
  readonly prefix?: string
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
  { prefix = '', columns, pageSizes = [], filters = {} }: ListAddressShape<ColumnId>,
): ListAddress<ColumnId> {
  const get = (name: string) => query.get(prefix + name)
  return {
    page: readPage(get('page')),
    sort: readSort(get, columns),
    pageSize: pageSizes.find((size) => String(size) === get('rows')) ?? pageSizes[0] ?? usualPageSize,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, usual]) => [name, get(name)?.slice(0, longestFilter) ?? usual]),
    ),
  }
}

/** The address of a list; its other parts stay, and what is the default is left out. */
export function writeListAddress(
  { page, sort, pageSize, filters }: ListAddress,
  query: URLSearchParams,
  { prefix = '', pageSizes, filters: usualFilters = {} }: ListAddressShape<string>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string, usual?: string) => {
    if (value === usual) next.delete(prefix + name)
    else next.set(prefix + name, value)
  }
  for (const name of ['page', 'sort', 'dir']) next.delete(prefix + name)
  for (const [name, usual] of Object.entries(usualFilters)) put(name, filters[name] ?? usual, usual)
  if (pageSizes) put('rows', String(pageSize), String(pageSizes[0]))
  put('page', String(page), '1')
  if (sort) {
    put('sort', sort.column)
    put('dir', sort.direction)
  }
  return next
}

function readPage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1
}

function readSort<ColumnId extends string>(
  get: (name: string) => string | null,
  columns: readonly ColumnId[],
): ListSort<ColumnId> | null {
  const column = columns.find((id) => id === get('sort'))
  if (column === undefined) return null
  return { column, direction: get('dir') === 'descending' ? 'descending' : 'ascending' }
}
