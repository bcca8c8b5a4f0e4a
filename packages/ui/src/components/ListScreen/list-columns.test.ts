import { renderToStaticMarkup } from 'react-dom/server'
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

test.each([
  ['due', 100],
  ['outstanding', 107],
  // Two lines: 'number of copies' and 'in all branches'
  ['number of copies in all branches', 144],
])('the header "%s" fits its column of %i px on two lines', (header, width) => {
  expect(toTableColumns([column(header)], look)[0]?.width).toBe(width)
})

test('the header of a locked column has space for its lock', () => {
  const [open, locked] = toTableColumns([column('outstanding'), column('outstanding', { isLocked: true })], look)
  expect([open?.width, locked?.width]).toEqual([107, 123])
})

test('where a text may take two lines, a word with a hyphen stays on one', () => {
  const [one, two] = toTableColumns([column('title'), column('notes', { isMultiline: true })], look)
  expect(one?.drawText).toBeUndefined()
  expect(renderToStaticMarkup(two?.drawText?.('Paid Semi-Annual'))).toMatch(/<span style="[^"]*">Semi-Annual<\/span>/)
})

test('a status is in a badge, up to the longest that is shown whole', () => {
  const status = column('title', { tone: () => 'info' } as object)
  const [limited] = toTableColumns([status], { ...look, maxCharacters: 8 })
  const [free] = toTableColumns([status], look)
  const draw = (from: typeof limited, title: string) => from?.cell?.({ title, notes: [] }, 0)
  expect(draw(limited, 'In force')).toMatchObject({ props: { children: 'In force', tone: 'info' } })
  expect(draw(limited, 'In force, paid up')).toBeUndefined()
  expect(draw(free, 'In force, paid up')).toMatchObject({ props: { children: 'In force, paid up' } })
})

test('a drawn cell takes the place of the text', () => {
  const notesColumn = column('notes', { text: (loan) => loan.notes.join('\n') })
  const [notes] = toTableColumns([notesColumn], { ...look, cells: { notes: drawn } })
  expect(notes?.text({ title: '', notes: ['one', 'two'] })).toBe('one\ntwo')
  expect(notes?.cell?.(nameless, 0)).toBe('drawn')
})
