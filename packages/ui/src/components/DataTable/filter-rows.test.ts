import { expect, test, vi } from 'vitest'
import { createRowFilter } from './filter-rows.js'
import { loanColumns, loans } from './library-loans.fixture.js'

const rows = loans(60)

test.each([
  ['', 60],
  ['   ', 60],
  ['L-10007', 1],
  ['l-10007', 1],
  ['nothing like it', 0],
])('%j keeps the rows in which some column contains it', (text, count) => {
  expect(createRowFilter(rows, loanColumns)(text)).toHaveLength(count)
})

const searched = [{ id: 'title', header: 'Title', width: 100, text: (text: string) => text }]
test.each([
  ['a (b|c) [d] {2} $^.*+?\\ /-', 'a (b|c) [d] {2} $^.*+?\\ /-'],
  ['.', 'a.b'],
  ['ÉCOLE', 'une école'],
  ['straße', 'STRAßE'],
  ['🙂', 'a 🙂 b'],
])('%j is found in %j, character by character', (text, found) => {
  const kept = createRowFilter([found, 'ab', 'ecole'], searched)(text)
  expect(kept).toEqual([found])
})

test('what a column shows is searched, not what it sorts by', () => {
  expect(createRowFilter(rows, loanColumns)('$').every(({ fee }) => fee !== null)).toBe(true)
})

test('a letter more looks only through the rows found so far', () => {
  const text = vi.fn((row: string) => row)
  const filter = createRowFilter(['oak', 'okapi', 'elm', 'Okafor'], [{ text }])
  expect(filter('ok')).toEqual(['okapi', 'Okafor'])
  text.mockClear()
  expect(filter('okaf')).toEqual(['Okafor'])
  expect(text.mock.calls).toEqual([['okapi'], ['Okafor']])
})

test('a letter less gives back the rows found before, and another text looks through all', () => {
  const filter = createRowFilter(['oak', 'okapi', 'elm', 'Okafor'], searched)
  const found = filter('ok')
  filter('oka')
  filter('okap')
  expect(filter('ok')).toBe(found)
  expect(filter('ak')).toEqual(['oak'])
  expect(filter('m')).toEqual(['elm'])
  expect(filter('')).toHaveLength(4)
  expect(filter('OKA')).toEqual(['okapi', 'Okafor'])
})
