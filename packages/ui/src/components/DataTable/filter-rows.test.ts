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

const searched = [{ id: 'title', header: 'Title', width: 100, text: (text: string) => text }]
test.each([
  ['a (b|c) [d] {2} $^.*+?\\ /-', 'a (b|c) [d] {2} $^.*+?\\ /-'],
  ['.', 'a.b'],
  ['ÉCOLE', 'une école'],
  ['straße', 'STRAßE'],
  ['🙂', 'a 🙂 b'],
])('%j is found in %j, character by character', (text, found) => {
  const kept = filterRows([found, 'ab', 'ecole'], searched, text)
  expect(kept).toEqual([found])
})

test('what a column shows is searched, not what it sorts by', () => {
  expect(filterRows(rows, loanColumns, '$').every(({ fee }) => fee !== null)).toBe(true)
})
