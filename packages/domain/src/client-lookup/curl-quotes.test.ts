import { expect, test } from 'vitest'
import { curlQuotes } from './curl-quotes.ts'

test.each([
  ['ellison', 'ellison'],
  ['"ellison"', '“ellison”'],
  ['martha "marty" ellison', 'martha “marty” ellison'],
  ['ellison ("marty")', 'ellison (“marty”)'],
  ['""', '“”'],
  ['6" x 4"', '6” x 4”'],
  ["o'sullivan", "o'sullivan"],
])('%s: %s', (text, curled) => {
  expect(curlQuotes(text)).toBe(curled)
})
