import { expect, test } from 'vitest'
import { columnSpan } from './column-span.js'
import { layoutColumns } from './layout-columns.js'

const columns = Array.from({ length: 20 }, (_, index) => ({
  id: `c${index}`,
  header: `c${index}`,
  width: 100,
  isLocked: index < 2,
  text: () => '',
}))
const layout = layoutColumns(columns, { viewWidth: 600, numberWidth: 0, actionsWidth: 0 })
const givenWay = { ...layout, isLockKept: false }

test.each([
  ['at the start: what the view holds beside the locked block, and a little more', layout, 0, { start: 0, end: 5 }],
  ['scrolled sideways', layout, 900, { start: 7, end: 15 }],
  ['at the end', layout, 1400, { start: 12, end: 18 }],
  ['while the locked block gives way it is scrolled past first', givenWay, 0, { start: 0, end: 5 }],
  ['and then the others take the whole view', givenWay, 1000, { start: 6, end: 16 }],
])('%s', (_rule, of, offset, span) => {
  expect(columnSpan(of, offset, 600)).toEqual(span)
})
