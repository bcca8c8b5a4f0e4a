import { expect, test } from 'vitest'
import { numberColumnWidth } from './number-column-width.js'

test.each([
  [0, 40],
  [60, 42],
  [999, 51],
  [10_000, 69],
  [100_000, 78],
])('the last number of %i rows fits its column', (rowCount, width) => {
  expect(numberColumnWidth(rowCount)).toBe(width)
})
