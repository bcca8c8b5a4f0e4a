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

test.each<SortDirection>(['ascending', 'descending'])(
  'text of every kind stands where the collator puts it, %s',
  (direction) => {
    const collator = new Intl.Collator('en', { sensitivity: 'accent' })
    const parts = ["O'Brien", 'Obrien', 'o brien', 'Žák', 'Zak', 'Ángel', 'Angel', 'angel', 'شركة', '李', 'A-1', 'A 1']
    const more = [
      'A.1',
      'a/1',
      '1,5',
      '15',
      '_x',
      '🙂',
      'Müller',
      'Mueller',
      'Muller',
      'ß',
      'ss',
      'É',
      'E\u0301',
      '(x)',
    ]
    const texts = [...parts, ...more].flatMap((text, index) => [text, `${text} ${index % 5}`, `Smith ${text}`])
    const rows = texts
      .map((text, index) => ({ text, index }))
      .toSorted((a, b) => ((a.index * 31) % 79) - ((b.index * 31) % 79))
    const sign = direction === 'ascending' ? 1 : -1
    const expected = rows.toSorted((a, b) => sign * collator.compare(a.text, b.text))
    expect(sortRows(rows, (row) => row.text, direction)).toEqual(expected)
  },
)

test('the same rows are read once however often they are sorted by a column', () => {
  let reads = 0
  const read = (row: string) => {
    reads += 1
    return row
  }
  const rows = ['b', 'a', 'c']
  expect(sortRows(rows, read, 'ascending')).toEqual(['a', 'b', 'c'])
  expect(sortRows(rows, read, 'descending')).toEqual(['c', 'b', 'a'])
  expect(reads).toBe(3)
})
