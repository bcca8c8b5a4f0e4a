import { expect, test } from 'vitest'
import type { DataTableColumn } from '../DataTable/data-table-column.js'
import { toTableColumns } from './list-columns.js'

interface Loan {
  readonly title: string
  readonly notes: readonly string[]
}
const column = (id: string, part: Partial<DataTableColumn<Loan>> = {}): DataTableColumn<Loan> => ({
  id,
  header: id,
  width: 100,
  align: 'start',
  text: ({ title }) => title,
  ...part,
})
const look = { nameId: 'title', missingText: '—' }
const drawn = () => 'drawn'
const nameless: Loan = { title: '', notes: [] }

test('the naming column heads the card and is never blank, others are', () => {
  const columns = toTableColumns([column('branch'), column('title')], look)
  expect(columns.map(({ card }) => card)).toEqual(['field', 'title'])
  expect(columns.map((each) => each.text(nameless))).toEqual(['', '—'])
})

test('where it is not shown, the first one names the row', () => {
  expect(toTableColumns([column('branch'), column('due')], look).map(({ card }) => card)).toEqual(['title', 'field'])
})

test('a header that needs more than the width of its column gets it', () => {
  const [short, long] = toTableColumns([column('due'), column('number of copies in all branches')], look)
  expect([short?.width, (long?.width ?? 0) > 250]).toEqual([100, true])
})

test('a drawn cell takes the place of the text', () => {
  const notesColumn = column('notes', { text: (loan) => loan.notes.join('\n') })
  const [notes] = toTableColumns([notesColumn], { ...look, cells: { notes: drawn } })
  expect(notes?.text({ title: '', notes: ['one', 'two'] })).toBe('one\ntwo')
  expect(notes?.cell?.(nameless)).toBe('drawn')
})
