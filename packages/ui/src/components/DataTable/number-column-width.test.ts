import { expect, test } from 'vitest'
import { numberColumnWidth } from './number-column-width.js'

test.each([
  [0, 7.5, 40],
  [0, 9.08, 43],
  [60, 9.08, 43],
  [999, 9.08, 52],
  [10_000, 9.08, 70],
  [10_000, 18.16, 140],
])('the last number of %i rows fits its column where a digit is %d px wide', (rowCount, digitWidth, width) => {
  expect(numberColumnWidth(rowCount, digitWidth)).toBe(width)
})
