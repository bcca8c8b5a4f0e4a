import { expect, test } from 'vitest'
import { formatNumber, parseNumber, stepNumber, typedNumber } from './number-text.js'

test.each([
  ['1,250.50', 2, 1250.5],
  ['$1,250.505', 2, 1250.51],
  ['-12', 0, -12],
  ['', 2, null],
  ['-', 2, null],
  ['1.2.3', 2, null],
  ['1.6', 0, 2],
])('%j with %i decimals means %j', (text, decimals, value) => {
  expect(parseNumber(text, decimals)).toBe(value)
})

test.each([
  [1250.5, 2, '1,250.5'],
  [1250.505, 0, '1,251'],
  [0, 0, '0'],
  [null, 2, ''],
])('%j with %i decimals is read as %j', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

test('letters are left out while typing', () => {
  expect(typedNumber('$1,2a50')).toBe('1,250')
})

test.each([
  [5, 1, 6],
  [10, 1, 10],
  [0, -1, 0],
  [null, 1, 0],
  [0.1, 1, 1.1],
] as const)('from %j a step of %i leads to %j, and never past the limits', (value, direction, next) => {
  expect(stepNumber(value, direction, { min: 0, max: 10, step: 1, decimals: 1 })).toBe(next)
})

test('with no number yet, the first step leads to the limit nearest to zero', () => {
  expect(stepNumber(null, -1, { min: 18, step: 1, decimals: 0 })).toBe(18)
})
