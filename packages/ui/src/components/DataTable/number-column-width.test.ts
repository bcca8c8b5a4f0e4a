import { expect, test } from 'vitest'
import { numberColumnWidth } from './number-column-width.js'

test.each([
  [0, 56],
  [999, 56],
  [10_000, 69],
  [100_000, 78],
])('the last number of %i rows fits its column', (rowCount, width) => {
  expect(numberColumnWidth(rowCount)).toBe(width)
})
