import { expect, test } from 'vitest'
import { normalizeContractNumber } from './contract-number.ts'

test.each([
  ['123', '0000000123'],
  ['0012345678', '0012345678'],
  [' AB123 ', '00000AB123'],
  ['12345678901', '12345678901'],
  ['', '0000000000'],
])('the contract number "%s" is padded to %s', (value, padded) => {
  expect(normalizeContractNumber(value)).toBe(padded)
})
