import { expect, test } from 'vitest'
import { fitWidths } from './fit-widths.js'

const columns = [
  { id: 'locked', width: 100, isLocked: true },
  { id: 'wide', width: 300, minWidth: 200 },
  { id: 'narrow', width: 100, minWidth: 60 },
]

test.each([
  ['unknown room leaves the widths unchanged', 0, [100, 300, 100]],
  ['room that fits exactly', 500, [100, 300, 100]],
  ['room to spare goes to the columns that are not locked, in proportion', 900, [100, 600, 200]],
  ['to the last pixel', 501, [100, 300, 101]],
  ['short room is taken from columns that can give way', 430, [100, 250, 80]],
  ['to the last pixel, too', 433, [100, 252, 81]],
  ['down to their least widths and no further', 200, [100, 200, 60]],
])('%s', (_rule, room, widths) => {
  const fitted = fitWidths(columns, room)
  expect(columns.map(({ id }) => fitted.get(id))).toEqual(widths)
})

const figures = [
  { id: 'name', width: 100, isLocked: true },
  { id: 'text', width: 100 },
  { id: 'amount', width: 80, align: 'end' as const },
]

test.each([
  ['that the end would cut begins beyond it, and the first column takes the room', 250, [150, 100, 80]],
  ['that is beyond the end already leaves the others as they are', 200, [100, 100, 80]],
  ['that is wholly in view, too', 280, [100, 100, 80]],
])('a column of figures %s', (_rule, room, widths) => {
  const fitted = fitWidths(figures, room)
  expect(figures.map(({ id }) => fitted.get(id))).toEqual(widths)
})

test.each([
  ['is cut in its second half', 250, [100, 100, 80]],
  ['begins beyond the end that would cut its first half', 230, [130, 100, 80]],
])('a column of text %s', (_rule, room, widths) => {
  const texts = figures.map((column) => ({ ...column, align: 'start' as const }))
  expect([...fitWidths(texts, room).values()]).toEqual(widths)
})

test('those of two lines take a part of the room, kept widths none of it', () => {
  const withTwoLines = figures.map((column) => ({ ...column, isMultiline: column.id === 'text' }))
  expect([...fitWidths(withTwoLines, 250).values()]).toEqual([125, 125, 80])
  const kept = withTwoLines.map((column) => ({ ...column, isKept: column.id === 'name' }))
  expect([...fitWidths(kept, 250).values()]).toEqual([100, 150, 80])
})

test('where every column is locked they share the room', () => {
  const fitted = fitWidths([{ id: 'only', width: 100, isLocked: true }], 160)
  expect(fitted.get('only')).toBe(160)
})
