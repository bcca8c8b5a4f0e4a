import { expect, test } from 'vitest'
import { readLanguage } from './language.ts'

test.each([
  ['fr-CA', 'fr-CA'],
  ['es-US', 'es-US'],
  ['de-DE', 'en-US'],
  ['toString', 'en-US'],
  [null, 'en-US'],
  [undefined, 'en-US'],
])('a profile with the language %s is shown in %s', (tag, expected) => {
  expect(readLanguage(tag)).toBe(expected)
})
