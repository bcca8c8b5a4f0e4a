import { expect, test } from 'vitest'
import { readListAddress, writeListAddress } from './list-view-query.js'
import type { ListAddress } from './list-view-query.js'

const shape = {
  columns: ['insured-name', 'days-pending'],
  pageSizes: [10, 25, 'all'],
  filters: { status: 'all', time: 'all' },
} as const
const open = { status: 'all', time: 'all' }
const view = (part: Partial<ListAddress<(typeof shape.columns)[number]>> = {}) =>
  ({ page: 1, sort: null, pageSize: 10, filters: open, ...part }) as const
const descending = { column: 'days-pending', direction: 'descending' } as const
const ascending = { column: 'insured-name', direction: 'ascending' } as const

test.each([
  ['', view()],
  ['?page=2', view({ page: 2 })],
  ['?page=2&sort=days-pending&dir=descending', view({ page: 2, sort: descending })],
  ['?sort=insured-name', view({ sort: ascending })],
  ['?sort=insured-name&dir=sideways', view({ sort: ascending })],
  ['?sort=constructor&dir=descending', view()],
  ['?page=0', view()],
  ['?page=-2', view()],
  ['?page=2.5', view()],
  ['?page=1e3', view()],
  ['?page=99999999999', view()],
  ['?dir=descending', view()],
  ['?rows=25', view({ pageSize: 25 })],
  ['?rows=all', view({ pageSize: 'all' })],
  ['?rows=9999', view()],
  ['?status=Approved&time=past-7', view({ filters: { status: 'Approved', time: 'past-7' } })],
  ['?name=Lovelace', view()],
])('the address "%s" shows %o', (query, expected) => {
  expect(readListAddress(new URLSearchParams(query), shape)).toEqual(expected)
})

test('a choice in an address is not endless', () => {
  const { filters } = readListAddress(new URLSearchParams({ status: 'x'.repeat(5000) }), shape)
  expect(filters['status']).toHaveLength(100)
})

test.each([
  [view(), 'number=AG1001'],
  [view({ page: 3 }), 'number=AG1001&page=3'],
  [view({ sort: descending }), 'number=AG1001&sort=days-pending&dir=descending'],
  [view({ pageSize: 'all' }), 'number=AG1001&rows=all'],
  [view({ filters: { status: 'In Underwriting', time: 'all' } }), 'number=AG1001&status=In+Underwriting'],
])('%o gets the address "%s"', (next, expected) => {
  const now = new URLSearchParams('number=AG1001&page=7&rows=25&time=today&sort=insured-name&dir=ascending')
  expect(String(writeListAddress(next, now, shape))).toBe(expected)
})

test('two lists in one address leave each other alone', () => {
  const beside = { ...shape, prefix: 'alerts-' }
  const first = writeListAddress(view({ page: 2, sort: descending }), new URLSearchParams(), shape)
  const both = writeListAddress(view({ page: 4, filters: { status: 'Approved', time: 'all' } }), first, beside)
  expect(String(both)).toBe('page=2&sort=days-pending&dir=descending&alerts-status=Approved&alerts-page=4')
  expect(readListAddress(both, shape)).toEqual(view({ page: 2, sort: descending }))
  expect(readListAddress(both, beside)).toEqual(view({ page: 4, filters: { status: 'Approved', time: 'all' } }))
  expect(String(writeListAddress(view(), both, beside))).toBe('page=2&sort=days-pending&dir=descending')
})
