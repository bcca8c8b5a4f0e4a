import { describe, expect, test, vi } from 'vitest'
import { nextSort, sortRows, type SortDescriptor, type SortDirection, type SortValue } from './sort-rows.js'

const sorted = (values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(
    values.map((value, place) => ({ value, place })),
    ({ value }) => value,
    direction,
  )
const getValues = (rows: readonly { value: SortValue }[]) => rows.map(({ value }) => value)

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
  [
    'numbers in text as text',
    ['0000000010', '0000000009', '00A'],
    ['0000000009', '0000000010', '00A'],
    ['00A', '0000000010', '0000000009'],
  ],
  [
    'texts that are all dates as dates',
    ['02/01/2026', '12/31/2025'],
    ['12/31/2025', '02/01/2026'],
    ['02/01/2026', '12/31/2025'],
  ],
  [
    'texts of which only some are dates as text',
    ['02/01/2026', 'soon', '12/31/2025'],
    ['02/01/2026', '12/31/2025', 'soon'],
    ['soon', '12/31/2025', '02/01/2026'],
  ],
  ['numbers among text as text', [10, 'b', 9], [10, 9, 'b'], ['b', 9, 10]],
  ['no rows', [], [], []],
])('%s', (_rule, values, ascending, descending) => {
  expect(getValues(sorted(values))).toEqual(ascending)
  expect(getValues(sorted(values, 'descending'))).toEqual(descending)
})

test.each<[string, readonly SortValue[]]>([
  ['null', [3, null, 1]],
  ['undefined', [3, undefined, 1]],
  ['an empty text', [3, '', 1]],
  ['a blank text', [3, '  ', 1]],
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

const alphabet = ' ,./0123456789abcdefghijklmnopqrstuvwxyz'

/** Texts from a fixed sequence, so that a failure can be seen again. */
function plainTexts(count: number): string[] {
  let state = 7
  const next = (below: number) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
  const texts = Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(6) }, () => alphabet.charAt(next(alphabet.length))).join(''),
  )
  // Blanks around a text do not count.
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

const { compare } = new Intl.Collator('en', { sensitivity: 'accent' })
const sortedTexts = (texts: readonly string[]) => sortRows(texts, (text) => text, 'ascending')

test('plain texts come in the same order as the collator would put them', () => {
  const texts = plainTexts(3000)
  expect(sortedTexts(texts)).toEqual(texts.toSorted(compare))
})

test.each([
  ['is accented', 'émile'],
  ['has two lines', 'first\nsecond'],
])('one text that %s: all come in the order of the collator', (_what, text) => {
  const texts = [...plainTexts(200), text, ...plainTexts(200)]
  expect(sortedTexts(texts)).toEqual(texts.toSorted(compare))
})

test('100,000 rows with different texts sort by one value per row', () => {
  let reads = 0
  const rows = Array.from({ length: 100_000 }, (_, index) => `Name ${(index * 7919) % 100_000}`)
  const read = (row: string) => {
    reads += 1
    return row
  }
  // The collator is the slow part: asking it for each comparison of such a list takes seconds.
  const asked = vi.fn(compare)
  const collator = vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockReturnValue(asked)
  expect(sortRows(rows, read, 'ascending')).toHaveLength(100_000)
  collator.mockRestore()
  expect(reads).toBe(100_000)
  expect(asked.mock.calls.length).toBeLessThan(100_000)
})

test.each<SortDirection>(['ascending', 'descending'])(
  'text of every kind is where the collator puts it, %s',
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

describe('pressing a header', () => {
  test.each<[string, SortDescriptor | null, string, SortDescriptor]>([
    ['nothing was sorted: ascending', null, 'due', { columnId: 'due', direction: 'ascending' }],
    [
      'the same column reverses',
      { columnId: 'due', direction: 'ascending' },
      'due',
      { columnId: 'due', direction: 'descending' },
    ],
    [
      'and back again',
      { columnId: 'due', direction: 'descending' },
      'due',
      { columnId: 'due', direction: 'ascending' },
    ],
    [
      'another column starts ascending',
      { columnId: 'due', direction: 'descending' },
      'fee',
      { columnId: 'fee', direction: 'ascending' },
    ],
  ])('%s', (_rule, current, columnId, next) => {
    expect(nextSort(current, columnId)).toEqual(next)
  })
})

test('letter case makes no difference among plain texts and among others, and equal texts keep their order', () => {
  expect(getValues(sorted(['beta', 'ALPHA', 'alpha', 'Beta']))).toEqual(['ALPHA', 'alpha', 'beta', 'Beta'])
  expect(getValues(sorted(['Éva', 'eva', 'ÉVA', 'Eva']))).toEqual(['eva', 'Eva', 'Éva', 'ÉVA'])
})

test('texts of several lines, and blank ones, are compared as they are', () => {
  expect(getValues(sorted(['b\nA', 'B\na', 'a\nz', ' ']))).toEqual(['a\nz', 'b\nA', 'B\na', ' '])
})
