import { expect, test } from 'vitest'
import { cleanCode } from './clean-code.js'

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['123\u2013456\u200B', '123456'],
  ['AB12c3', 'AB12c3'],
  ['', ''],
])('%j is the code %j', (text, code) => {
  expect(cleanCode(text)).toBe(code)
})
