import { expect, test } from 'vitest'
import { listColumns, type ListColumnSource } from './listColumns.js'

interface Loan {
  readonly title: string
  readonly notes: readonly string[]
}
const column = (id: string, part: Partial<ListColumnSource<Loan>> = {}): ListColumnSource<Loan> => ({
  id,
  headerTitle: id,
  width: 100,
  align: 'start',
  lines: ({ title }) => (title ? [title] : []),
  sortValue: ({ title }) => title,
  ...part,
})
const look = { nameId: 'title', missingText: '—' }
const drawn = () => 'drawn'
const nameless: Loan = { title: '', notes: [] }

test('the naming column heads the card and is never blank, others are', () => {
  const columns = listColumns([column('branch'), column('title')], look)
  expect(columns.map(({ card }) => card)).toEqual(['field', 'title'])
  expect(columns.map((each) => each.text(nameless))).toEqual(['', '—'])
})

test('where it is not shown, the first one names the row', () => {
  expect(listColumns([column('branch'), column('due')], look).map(({ card }) => card)).toEqual(['title', 'field'])
})

test('a header that needs more than the width of its column gets it', () => {
  const [short, long] = listColumns([column('due'), column('number of copies in all branches')], look)
  expect([short?.width, (long?.width ?? 0) > 250]).toEqual([100, true])
})

test('lines of text stand below one another, and a drawn cell takes their place', () => {
  const [notes] = listColumns([column('notes', { lines: (loan) => loan.notes })], { ...look, cells: { notes: drawn } })
  expect(notes?.text({ title: '', notes: ['one', 'two'] })).toBe('one\ntwo')
  expect(notes?.cell?.(nameless)).toBe('drawn')
})
