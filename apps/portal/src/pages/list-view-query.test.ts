import type { ListView } from '@producer-portal/domain/cases'
import { expect, test } from 'vitest'
import { readListView, writeListView } from './list-view-query.js'

const columns = ['insured-name', 'days-pending'] as const
const view = (page: number, sort: ListView['sort'] = null): ListView => ({ page, sort })
const descending = { column: 'days-pending', direction: 'descending' } as const
const ascending = { column: 'insured-name', direction: 'ascending' } as const

test.each<[string, ListView]>([
  ['', view(1)],
  ['?page=2', view(2)],
  ['?page=2&sort=days-pending&dir=descending', view(2, descending)],
  ['?sort=insured-name', view(1, ascending)],
  ['?sort=insured-name&dir=sideways', view(1, ascending)],
  ['?sort=constructor&dir=descending', view(1)],
  ['?page=0', view(1)],
  ['?page=-2', view(1)],
  ['?page=2.5', view(1)],
  ['?page=1e3', view(1)],
  ['?page=99999999999', view(1)],
  ['?dir=descending', view(1)],
])('the address "%s" shows %o', (query, expected) => {
  expect(readListView(new URLSearchParams(query), columns)).toEqual(expected)
})

test.each<[ListView, string]>([
  [view(1), 'number=AG1001'],
  [view(3), 'number=AG1001&page=3'],
  [view(1, descending), 'number=AG1001&sort=days-pending&dir=descending'],
])('%o gets the address "%s"', (next, expected) => {
  const now = new URLSearchParams('number=AG1001&page=7&sort=insured-name&dir=ascending')
  expect(String(writeListView(next, now))).toBe(expected)
})
