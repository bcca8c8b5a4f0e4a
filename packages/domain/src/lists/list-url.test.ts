import { expect, test } from 'vitest'
import { formatListUrl, parseListUrl } from './list-state.ts'
import type { ListState, ListStateRules } from './list-state.ts'

interface Filters {
  readonly name: string
  readonly status: string
  readonly time: string
}
const rules: ListStateRules<Filters> = {
  columns: [{ id: 'insured-name' }, { id: 'days-pending' }],
  defaultSort: null,
  pageSizes: [10, 25, 'all'],
  urlPrefix: '',
  defaultFilters: { name: '', status: 'all', time: 'all' },
  filterValues: { time: ['all', 'today', 'past-7'] },
}
const filters = rules.defaultFilters
const state = (part: Partial<ListState<Filters>> = {}): ListState<Filters> => ({
  page: 1,
  sort: null,
  pageSize: 10,
  filters,
  ...part,
})
const descending = { columnId: 'days-pending', direction: 'descending' } as const
const ascending = { columnId: 'insured-name', direction: 'ascending' } as const

test.each([
  ['', state()],
  ['?page=2', state({ page: 2 })],
  ['?page=2&sort=days-pending&dir=descending', state({ page: 2, sort: descending })],
  ['?sort=insured-name', state({ sort: ascending })],
  ['?sort=insured-name&dir=sideways', state({ sort: ascending })],
  ['?sort=constructor&dir=descending', state()],
  ['?page=0', state()],
  ['?page=-2', state()],
  ['?page=2.5', state()],
  ['?page=1e3', state()],
  ['?page=99999999999', state()],
  ['?dir=descending', state()],
  ['?rows=25', state({ pageSize: 25 })],
  ['?rows=all', state({ pageSize: 'all' })],
  ['?rows=9999', state()],
  ['?status=Approved&time=past-7', state({ filters: { ...filters, status: 'Approved', time: 'past-7' } })],
  ['?time=past-365', state()],
  ['?name=Lovelace', state()],
])('the URL "%s" means %o', (query, expected) => {
  expect(parseListUrl(new URLSearchParams(query), rules)).toEqual(expected)
})

test('a choice in a URL is cut to length', () => {
  const { status } = parseListUrl(new URLSearchParams({ status: 'x'.repeat(5000) }), rules).filters
  expect(status).toHaveLength(100)
})

test.each([
  [state(), 'number=AG1001'],
  [state({ page: 3 }), 'number=AG1001&page=3'],
  [state({ sort: descending }), 'number=AG1001&sort=days-pending&dir=descending'],
  [state({ pageSize: 'all' }), 'number=AG1001&rows=all'],
  [state({ filters: { ...filters, status: 'In Underwriting' } }), 'number=AG1001&status=In+Underwriting'],
  [state({ filters: { ...filters, name: 'Lovelace' } }), 'number=AG1001'],
])('%o has the URL "%s"', (next, expected) => {
  const now = new URLSearchParams('number=AG1001&page=7&rows=25&time=today&sort=insured-name&dir=ascending')
  expect(String(formatListUrl(next, now, rules))).toBe(expected)
})

test('a sort with which the list opens is not in the URL', () => {
  const sorted = { ...rules, defaultSort: descending }
  expect(parseListUrl(new URLSearchParams(), sorted).sort).toEqual(descending)
  expect(String(formatListUrl(state({ sort: descending }), new URLSearchParams(), sorted))).toBe('')
  expect(String(formatListUrl(state({ sort: ascending }), new URLSearchParams(), sorted))).toBe(
    'sort=insured-name&dir=ascending',
  )
})

test('two lists in one URL leave each other alone', () => {
  const beside = { ...rules, urlPrefix: 'alerts-' }
  const one = state({ page: 2, sort: descending })
  const other = state({ page: 4, filters: { ...filters, status: 'Approved' } })
  const both = formatListUrl(other, formatListUrl(one, new URLSearchParams(), rules), beside)
  expect(String(both)).toBe('page=2&sort=days-pending&dir=descending&alerts-status=Approved&alerts-page=4')
  expect(parseListUrl(both, rules)).toEqual(one)
  expect(parseListUrl(both, beside)).toEqual(other)
  expect(String(formatListUrl(state(), both, beside))).toBe('page=2&sort=days-pending&dir=descending')
})

test('a filter may have another name in the URL', () => {
  const renamed = { ...rules, urlNames: { status: 'case-status' } }
  const approved = state({ filters: { ...filters, status: 'Approved' } })
  const query = formatListUrl(approved, new URLSearchParams(), renamed)
  expect(String(query)).toBe('case-status=Approved')
  expect(parseListUrl(query, renamed)).toEqual(approved)
})
