import { expect, test } from 'vitest'
import { filterRows } from './filter-rows.js'
import { loanColumns, loans } from './library-loans.fixture.js'

const rows = loans(60)

test.each([
  ['', 60],
  ['   ', 60],
  ['L-10007', 1],
  ['l-10007', 1],
  ['nothing like it', 0],
])('%j keeps the rows in which some column contains it', (text, count) => {
  expect(filterRows(rows, loanColumns, text)).toHaveLength(count)
})

test('what a column shows is searched, not what it sorts by', () => {
  expect(filterRows(rows, loanColumns, '$').every(({ fee }) => fee !== null)).toBe(true)
})
