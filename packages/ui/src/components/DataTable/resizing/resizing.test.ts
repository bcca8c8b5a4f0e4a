import { expect, test } from 'vitest'
import { layoutColumns } from '../layout/layout-columns.js'
import { allowedWidth, columnLimits } from './column-limits.js'
import { previewVariables, widthsAfter } from './useWidthDraft.js'

const column = (id: string, width: number, isLocked = false) => ({ id, header: id, width, isLocked, text: () => id })
const columns = [column('a', 100), column('b', 200, true), column('c', 300)]
const options = { viewWidth: 800, numberWidth: 50, actionsWidth: 0 }
const layout = layoutColumns(columns, options)
const wide = (width: number) => layoutColumns(columns, { ...options, ownWidths: widthsAfter(layout, 'b', width) })

test.each([
  ['a column that says how narrow it may be', { id: 'a', width: 200, minWidth: 120 }, 120, 1200],
  ['one that does not', { id: 'a', width: 200 }, 64, 1200],
  ['one that is narrower by itself', { id: 'a', width: 40 }, 40, 1200],
  ['one that is wider than the widest', { id: 'a', width: 1500 }, 64, 1500],
])('%s has its limits', (_rule, of, min, max) => {
  expect(columnLimits(of)).toEqual({ min, max })
  expect([allowedWidth(of, 0), allowedWidth(of, 9000)]).toEqual([min, max])
})

test('once a width is chosen the other columns stay as wide as they are shown', () => {
  const own = widthsAfter(layout, 'b', 260)
  expect(Object.fromEntries(own)).toEqual({ a: 137, b: 260, c: 413 })
  const after = layoutColumns(columns, { ...options, viewWidth: 1400, ownWidths: own })
  expect([...after.locked, ...after.main].map(({ width }) => width)).toEqual([50, 260, 137, 413])
})

test('room that narrow columns leave belongs to the rows', () => {
  const own = widthsAfter(layout, 'c', 64)
  expect(layoutColumns(columns, { ...options, ownWidths: own }).mainWidth).toBe(800 - 250)
})

test('the 60 % are counted again with the width that was chosen', () => {
  expect([wide(430).isLockKept, wide(431).isLockKept]).toEqual([true, false])
})

test.each([
  [1, '--dt-main-columns', 'calc(137px + var(--dt-change)) 413px'],
  [0, '--dt-locked-columns', '50px calc(200px + var(--dt-change))'],
])('every size that depends on the column follows one variable', (block, name, columnsDrawn) => {
  const resized = block === 0 ? layout.locked[1] : layout.main[0]
  expect(resized && previewVariables(layout, resized).get(name)).toBe(columnsDrawn)
})

test('while a locked column is resized, the rest keeps its size and gives way; beyond 60 % nothing is covered', () => {
  const [, locked] = layout.locked
  const [main] = layout.main
  if (!locked || !main) throw new Error('There are no columns')
  const lockedSize = '(250px + var(--dt-change))'
  expect(Object.fromEntries(previewVariables(layout, locked))).toEqual({
    '--dt-locked-columns': '50px calc(200px + var(--dt-change))',
    '--dt-locked-width': `calc${lockedSize}`,
    '--dt-main-width': `max(550px, 800px - ${lockedSize})`,
    '--dt-width': `calc(${lockedSize} + max(550px, 800px - ${lockedSize}))`,
    '--dt-covered': `calc${lockedSize}`,
  })
  expect(Object.fromEntries(previewVariables({ ...layout, isLockKept: false }, main))).toEqual({
    '--dt-main-columns': 'calc(137px + var(--dt-change)) 413px',
    '--dt-locked-width': 'calc(250px)',
    '--dt-main-width': 'max(550px + var(--dt-change), 800px - (250px))',
    '--dt-width': 'calc((250px) + max(550px + var(--dt-change), 800px - (250px)))',
    '--dt-covered': '0px',
  })
})
