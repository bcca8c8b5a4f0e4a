import { expect, test } from 'vitest'
import { moveFocus } from './move-focus.js'

const bounds = { rowCount: 100, columnCount: 8, pageRows: 10 }
const plain = { isCtrl: false, isRtl: false }
const ctrl = { isCtrl: true, isRtl: false }
const rtl = { isCtrl: false, isRtl: true }

test.each([
  ['ArrowRight', plain, [5, 3], [5, 4]],
  ['ArrowRight', plain, [5, 7], [5, 7]],
  ['ArrowLeft', plain, [5, 3], [5, 2]],
  ['ArrowLeft', plain, [5, 0], [5, 0]],
  ['ArrowRight', rtl, [5, 3], [5, 2]],
  ['ArrowLeft', rtl, [5, 3], [5, 4]],
  ['ArrowDown', plain, [0, 3], [1, 3]],
  ['ArrowDown', plain, [100, 3], [100, 3]],
  ['ArrowUp', plain, [1, 3], [0, 3]],
  ['ArrowUp', plain, [0, 3], [0, 3]],
  ['Home', plain, [5, 3], [5, 0]],
  ['End', plain, [5, 3], [5, 7]],
  ['Home', ctrl, [5, 3], [0, 0]],
  ['End', ctrl, [5, 3], [100, 7]],
  ['PageDown', plain, [5, 3], [15, 3]],
  ['PageDown', plain, [95, 3], [100, 3]],
  ['PageUp', plain, [15, 3], [5, 3]],
  ['PageUp', plain, [5, 3], [1, 3]],
  ['PageUp', plain, [0, 3], [0, 3]],
] as const)('%s %o takes the focus from %j to %j', (key, modifiers, [row, column], [toRow, toColumn]) => {
  expect(moveFocus({ row, column }, { key, ...modifiers }, bounds)).toEqual({ row: toRow, column: toColumn })
})

test.each(['Enter', 'Tab', 'a', 'Escape'])('%s moves nothing', (key) => {
  expect(moveFocus({ row: 1, column: 1 }, { key, ...plain }, bounds)).toBeNull()
})
