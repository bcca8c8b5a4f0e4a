import { describe, expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'
import type { SortDirection, SortValue } from './sort-rows.ts'

const sorted = (values: readonly SortValue[], direction: SortDirection) =>
  sortRows(
    values.map((value) => ({ value })),
    (row) => row.value,
    direction,
  ).map((row) => row.value)

describe('a column sorts', () => {
  test.each<[string, SortValue[], SortValue[]]>([
    ['numbers as numbers', [10, 9, -1, 100], [-1, 9, 10, 100]],
    ['text without regard to case', ['beta', 'Alpha', 'alpha2', 'BETA2'], ['Alpha', 'alpha2', 'beta', 'BETA2']],
    ['accents beside their letter', ['Zoe', 'Éva', 'Eva', 'Fay'], ['Eva', 'Éva', 'Fay', 'Zoe']],
    ['numbers in text as text', ['0000000010', '0000000009', '00A'], ['0000000009', '0000000010', '00A']],
    ['dates in the display pattern as dates', ['02/01/2026', '12/31/2025'], ['12/31/2025', '02/01/2026']],
    [
      'a column that is only partly dates as text',
      ['02/01/2026', '12/31/2025', 'soon'],
      ['02/01/2026', '12/31/2025', 'soon'],
    ],
  ])('%s', (_, values, ascending) => {
    expect(sorted(values, 'ascending')).toEqual(ascending)
    expect(sorted(values, 'descending')).toEqual(ascending.toReversed())
  })

  test.each<[SortDirection, SortValue[]]>([
    ['ascending', ['a', 'b', null, '', '  ']],
    ['descending', ['b', 'a', null, '', '  ']],
  ])('%s with missing values last', (direction, expected) => {
    expect(sorted([null, 'b', '', 'a', '  '], direction)).toEqual(expected)
  })

  test('what is no number counts as missing', () => {
    expect(sorted([Number.NaN, 0, 5], 'descending')).toEqual([5, 0, Number.NaN])
  })

  test.each<SortDirection>(['ascending', 'descending'])(
    '%s, equal rows keep the order in which they came',
    (direction) => {
      const rows = ['Same', 'same', 'SAME', 'same'].map((value, index) => ({ value, index }))
      expect(sortRows(rows, (row) => row.value, direction).map((row) => row.index)).toEqual([0, 1, 2, 3])
    },
  )

  test('into a list of its own', () => {
    const rows = [2, 1]
    sortRows(rows, (row) => row, 'ascending')
    expect(rows).toEqual([2, 1])
  })
})

test('100,000 rows with different texts sort by one value per row', () => {
  let reads = 0
  const rows = Array.from({ length: 100_000 }, (_, index) => `Name ${(index * 7919) % 100_000}`)
  const read = (row: string) => {
    reads += 1
    return row
  }
  const started = performance.now()
  expect(sortRows(rows, read, 'ascending')).toHaveLength(100_000)
  expect(reads).toBe(100_000)
  // Generous, so that only a wrong method fails it: a collator per comparison takes many times as long.
  expect(performance.now() - started).toBeLessThan(5_000)
})
