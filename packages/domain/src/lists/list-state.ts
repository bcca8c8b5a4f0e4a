import type { ListColumn } from './columns.ts'
import { parseFilters } from './filters.ts'
import type { ViewedAgent } from './agent-filter.ts'
import type { FilterRules } from './filters.ts'

/** The column that orders a list, and the direction: lowest or highest value first. */
export interface ListSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** Rows on a page; with 'all' the list is one, without pages. */
export type PageSize = number | 'all'

/** The state of a list with what changes it: as a caller keeps it, for example in the URL. */
export interface ListControl<Filters> extends ListState<Filters> {
  /** Called with the filters that change; go to page 1 as well. */
  readonly onFiltersChange: (filters: Partial<Filters>) => void
  /** Called with the sort that was asked for; go to page 1 as well. */
  readonly onSortChange: (sort: ListSort) => void
  /** Called by 'Default order', which removes the sort. Without it, that isn't offered. */
  readonly onSortClear?: () => void
  /** Called with the page to show. */
  readonly onPageChange: (page: number) => void
  /** Called with the size that was chosen; go to page 1 as well. Without it, there is no choice. */
  readonly onPageSizeChange?: (pageSize: PageSize) => void
  /** True if the fields of the filters are shown, once the user has decided that. Default: while a filter is set. */
  readonly areFiltersOpen?: boolean | undefined
  /** Called when the user shows or hides them. Default: it is kept with the screen. */
  readonly onFiltersOpenChange?: (areFiltersOpen: boolean) => void
}

/** The state of a list as the user has chosen it. Pages count from 1; without a sort the list keeps its own order. */
export interface ListState<Filters> {
  readonly filters: Filters
  readonly sort: ListSort | null
  readonly page: number
  readonly pageSize: PageSize
}

/** A change of a list, down to a single filter. */
export interface ListChange<Filters> extends Partial<Omit<ListState<Filters>, 'filters'>> {
  readonly filters?: Partial<Filters>
}

/** The possible states of a list. */
export interface ListStateRules<Filters> extends FilterRules<Filters> {
  /** The columns by which it can be sorted. */
  readonly columns: readonly { readonly id: string }[]
  /** The sort with which it opens; null for the list's own order. */
  readonly defaultSort: ListSort | null
  /** The page sizes that it offers, the default first. */
  readonly pageSizes: readonly [PageSize, ...PageSize[]]
  /** Goes before every name in the URL, where another list has its state in the same one. */
  readonly urlPrefix: string
  /** The names of filters in the URL. Default: their own. */
  readonly urlNames?: { readonly [Name in keyof Filters]?: string }
}

/**
 * The next state of a list. The only place that decides when a list returns to page 1: at every change except of the
 * page itself.
 */
export function changeListState<Filters>(
  state: ListState<Filters>,
  { filters, ...change }: ListChange<Filters>,
): ListState<Filters> {
  return { ...state, page: 1, ...change, filters: { ...state.filters, ...filters } }
}

/** The text typed here may be the name of an insured person, and such names are kept out of URLs. */
const privateFilter = 'name'
const maxFilterLength = 100

/**
 * Reads the state of a list from a URL: `?page=2&rows=25&sort=days-pending&dir=descending&status=Approved`. A value
 * that is missing, or is not one of the pages, page sizes, columns or choices of the list, is the default. The filter
 * `name` is never in a URL, as it may be the name of an insured person: keep it beside the URL.
 */
export function parseListUrl<Filters extends object>(
  query: URLSearchParams,
  rules: ListStateRules<Filters>,
): ListState<Filters> {
  const { defaultFilters, pageSizes, urlPrefix } = rules
  const get = (name: string) => query.get(urlPrefix + name)
  const texts = urlFilters(rules).map(([filter, name]) => [filter, get(name)?.slice(0, maxFilterLength)] as const)
  return {
    filters: { ...defaultFilters, ...parseFilters(rules, Object.fromEntries(texts)) },
    sort: parseSort(get, rules),
    page: parsePage(get('page')),
    pageSize: pageSizes.find((size) => String(size) === get('rows')) ?? pageSizes[0],
  }
}

/**
 * The URL of a list in this state. Its other parts stay, and what is the default is left out, as is the filter `name`,
 * which may be the name of an insured person.
 */
export function formatListUrl<Filters extends object>(
  { filters, sort, page, pageSize }: ListState<Filters>,
  query: URLSearchParams,
  rules: ListStateRules<Filters>,
): URLSearchParams {
  const { defaultFilters, defaultSort, pageSizes, urlPrefix } = rules
  const next = new URLSearchParams(query)
  const put = (name: string, value: unknown, defaultValue?: unknown) => {
    if (value === defaultValue) next.delete(urlPrefix + name)
    else next.set(urlPrefix + name, String(value))
  }
  for (const name of ['page', 'sort', 'dir']) next.delete(urlPrefix + name)
  const values = new Map<string, unknown>(Object.entries(filters))
  const defaults = new Map<string, unknown>(Object.entries(defaultFilters))
  for (const [filter, name] of urlFilters(rules)) put(name, values.get(filter), defaults.get(filter))
  put('rows', pageSize, pageSizes[0])
  put('page', page, 1)
  if (sort && !(sort.columnId === defaultSort?.columnId && sort.direction === defaultSort.direction)) {
    put('sort', sort.columnId)
    put('dir', sort.direction)
  }
  return next
}

/** The filters that a URL may carry, each with its name there. */
function urlFilters<Filters extends object>({
  defaultFilters,
  urlNames = {},
}: ListStateRules<Filters>): (readonly [filter: string, name: string])[] {
  const names = new Map<string, unknown>(Object.entries(urlNames))
  return Object.keys(defaultFilters)
    .filter((filter) => filter !== privateFilter)
    .map((filter) => [filter, String(names.get(filter) ?? filter)])
}

function parsePage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1
}

function parseSort(
  get: (name: string) => string | null,
  { columns, defaultSort }: Pick<ListStateRules<object>, 'columns' | 'defaultSort'>,
): ListSort | null {
  const column = columns.find(({ id }) => id === get('sort'))
  if (column === undefined) return defaultSort
  return { columnId: column.id, direction: get('dir') === 'descending' ? 'descending' : 'ascending' }
}

/** Everything that is particular to one list: what its URL, its screen and its rows are made by. */
export interface ListRules<Row, Filters, Options, Type extends string = string> extends ListStateRules<Filters> {
  /** The list among those of its kind. */
  readonly type: Type
  readonly columns: readonly Pick<ListColumn<Row>, 'id' | 'sortValue'>[]
  /** The choices that the loaded rows offer; the agent whose list it is is always one of them. */
  readonly getFilterOptions: (rows: readonly Row[], viewedAgent?: ViewedAgent) => Options
  /** The filters as the list can have them: a choice that it does not offer counts as its default. */
  readonly toOfferedFilters: (filters: Filters, options: Options) => Filters
  /** The rows that pass every filter, in the order in which they came; the same array where none is left out. */
  readonly filterRows: (rows: readonly Row[], filters: Filters, now: Date) => readonly Row[]
  /** The rows in the order that they have without a sort. Default: that in which they were loaded. */
  readonly toDefaultOrder?: (rows: readonly Row[]) => readonly Row[]
  /** Builds the search index of the filters before their first use. Default: none. */
  readonly warmSearchIndex?: (rows: readonly Row[]) => void
}
