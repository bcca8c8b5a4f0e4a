import { expect, test } from 'vitest'
import { layoutColumns } from './layout-columns.js'

const column = (id: string, width: number, isLocked = false) => ({ id, header: id, width, isLocked, text: () => id })
const columns = [column('a', 100), column('b', 200, true), column('c', 300), column('d', 100, true)]
const layout = (viewWidth: number, numberWidth = 50, actionsWidth = 80) =>
  layoutColumns(columns, { viewWidth, numberWidth, actionsWidth })

test('row numbers come first, then the locked columns, then the others, then the actions', () => {
  const { locked, main } = layout(0)
  expect(locked.map(({ column: own, kind }) => own?.id ?? kind)).toEqual(['number', 'b', 'd'])
  expect(main.map(({ column: own, kind }) => own?.id ?? kind)).toEqual(['a', 'c', 'actions'])
  expect([...locked, ...main].map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5])
})

test('each block knows its width and where its columns stand', () => {
  const { locked, main, lockedWidth, mainWidth } = layout(0)
  expect(locked.map(({ offset }) => offset)).toEqual([0, 50, 250])
  expect(main.map(({ offset }) => offset)).toEqual([0, 100, 400])
  expect([lockedWidth, mainWidth]).toEqual([350, 480])
})

test('actions that come first follow the row numbers, and stay with the locked columns', () => {
  const { locked, main } = layoutColumns(columns, {
    viewWidth: 0,
    numberWidth: 50,
    actionsWidth: 80,
    hasActionsFirst: true,
  })
  expect(locked.map(({ column: own, kind }) => own?.id ?? kind)).toEqual(['number', 'actions', 'b', 'd'])
  expect(main.map(({ column: own, kind }) => own?.id ?? kind)).toEqual(['a', 'c'])
})

test('row numbers and actions can be left out', () => {
  const { locked, main } = layout(0, 0, 0)
  expect([...locked, ...main].map(({ key }) => key)).toEqual(['c:b', 'c:d', 'c:a', 'c:c'])
})

test.each([
  [0, true],
  [1000, true],
  [584, true],
  [583, false],
  [375, false],
])('in a view of %i px the locked block is kept: %s (it gives way beyond 60 %%)', (viewWidth, isKept) => {
  expect(layout(viewWidth).isLockKept).toBe(isKept)
})

test('a locked column that was widened before makes the locked block give way', () => {
  const options = { viewWidth: 550, keptWidths: { b: 400 }, numberWidth: 0, actionsWidth: 0 }
  expect(layoutColumns(columns, options).isLockKept).toBe(false)
})

test('the room of a column of figures that begins beyond the end does not make the locked block give way', () => {
  const wide = [column('a', 300, true), column('b', 100), { ...column('c', 250), align: 'end' as const }]
  const { locked, isLockKept } = layoutColumns(wide, { viewWidth: 550, numberWidth: 0, actionsWidth: 0 })
  expect([locked[0]?.width, isLockKept]).toEqual([450, true])
})

test.each([800, 2000])(
  'a column with a kept width has it in a view of %i px, the others share the rest',
  (viewWidth) => {
    const { main } = layoutColumns(columns, { viewWidth, keptWidths: { a: 180 }, numberWidth: 50, actionsWidth: 80 })
    expect(main[0]?.width).toBe(180)
    expect(main.at(-2)?.width).toBe(viewWidth === 800 ? 300 : 2000 - 50 - 80 - 300 - 180)
  },
)

test('row numbers and actions are told apart from columns, and keep their widths in a view that is too narrow', () => {
  const { locked, main, viewWidth } = layout(200)
  expect(viewWidth).toBe(200)
  expect([locked[0], main.at(-1)]).toMatchObject([
    { column: null, kind: 'number', key: 'number', width: 50 },
    { column: null, kind: 'actions', key: 'actions', width: 80 },
  ])
  expect(main[0]).toMatchObject({ kind: 'data', key: 'c:a' })
})

test('a column shrinks no further than it says', () => {
  const narrow = [{ ...column('a', 100), minWidth: 60 }, column('b', 200)]
  const widthsIn = (viewWidth: number) =>
    layoutColumns(narrow, { viewWidth, numberWidth: 0, actionsWidth: 0 }).main.map(({ width }) => width)
  expect([widthsIn(280), widthsIn(220)]).toEqual([
    [80, 200],
    [60, 200],
  ])
})
