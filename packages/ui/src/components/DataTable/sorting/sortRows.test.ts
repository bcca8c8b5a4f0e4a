import { expect, test } from 'vitest'
import { sortRows, type SortValue } from './sortRows.js'

const sorted = (values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(
    values.map((value, place) => ({ value, place })),
    ({ value }) => value,
    direction,
  )
const valuesOf = (rows: readonly { value: SortValue }[]) => rows.map(({ value }) => value)

test.each<[string, readonly SortValue[], readonly SortValue[], readonly SortValue[]]>([
  ['numbers as numbers', [10, 9, 100, -1], [-1, 9, 10, 100], [100, 10, 9, -1]],
  [
    'text without regard to case',
    ['beta', 'Alpha', 'ALPINE'],
    ['Alpha', 'ALPINE', 'beta'],
    ['beta', 'ALPINE', 'Alpha'],
  ],
  [
    'accented letters beside their plain ones',
    ['Zoë', 'Émile', 'Eva', 'Fay'],
    ['Émile', 'Eva', 'Fay', 'Zoë'],
    ['Zoë', 'Fay', 'Eva', 'Émile'],
  ],
  [
    'apostrophes and hyphens as people expect',
    ["O'Hara", 'Ohana', 'Olsen'],
    ["O'Hara", 'Ohana', 'Olsen'],
    ['Olsen', 'Ohana', "O'Hara"],
  ],
  [
    'dates by their ISO value',
    ['2026-02-01', '2025-12-31'],
    ['2025-12-31', '2026-02-01'],
    ['2026-02-01', '2025-12-31'],
  ],
  ['numbers among text as text', [10, 'b', 9], [10, 9, 'b'], ['b', 9, 10]],
  ['no rows', [], [], []],
])('%s', (_rule, values, ascending, descending) => {
  expect(valuesOf(sorted(values))).toEqual(ascending)
  expect(valuesOf(sorted(values, 'descending'))).toEqual(descending)
})

test.each<[string, readonly SortValue[]]>([
  ['null', [3, null, 1]],
  ['undefined', [3, undefined, 1]],
  ['an empty text', [3, '', 1]],
  ['what is no number', [3, Number.NaN, 1]],
])('a row without a value (%s) comes last in both directions', (_kind, values) => {
  expect(sorted(values).map(({ place }) => place)).toEqual([2, 0, 1])
  expect(sorted(values, 'descending').map(({ place }) => place)).toEqual([0, 2, 1])
})

test.each(['ascending', 'descending'] as const)('equal rows keep their order, %s', (direction) => {
  const places = sorted(['b', 'A', 'a', 'B', 'a'], direction).map(({ place }) => place)
  expect(places).toEqual(direction === 'ascending' ? [1, 2, 4, 0, 3] : [0, 3, 1, 2, 4])
})

test('the rows that were handed over keep their order', () => {
  const rows = [{ value: 2 }, { value: 1 }]
  sortRows(rows, ({ value }) => value, 'ascending')
  expect(rows).toEqual([{ value: 2 }, { value: 1 }])
})
