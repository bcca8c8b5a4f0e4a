import { expect, test } from 'vitest'
import { scrollToShow } from './scroll-to-show.js'

test.each([
  ['in view: nothing moves', 200, 40, { offset: 100, size: 400, covered: 40 }, 100],
  ['above: its start comes out from under the header', 60, 40, { offset: 100, size: 400, covered: 40 }, 20],
  ['under the header: it comes out', 120, 40, { offset: 100, size: 400, covered: 40 }, 80],
  ['below: its end comes into view', 480, 40, { offset: 100, size: 400, covered: 40 }, 120],
  ['longer than the view: its start shows', 300, 900, { offset: 0, size: 400, covered: 40 }, 260],
  ['at the very start: never less than nothing', 0, 40, { offset: 10, size: 400, covered: 40 }, 0],
])('%s', (_rule, start, size, view, offset) => {
  expect(scrollToShow(start, size, view)).toBe(offset)
})
