import { expect, test } from 'vitest'
import { truncate } from './truncate.js'

const ascii = (length: number) => 'abcdefghij'.repeat(10).slice(0, length)

test.each([
  ['an empty text', '', 38, ''],
  ['37 characters', ascii(37), 38, ascii(37)],
  ['38 characters', ascii(38), 38, ascii(38)],
  ['39 characters', ascii(39), 38, `${ascii(38)}…`],
  ['an accented letter in two parts', 'cafe\u0301 au lait', 4, 'cafe\u0301…'],
  ['an accent on the last letter that is kept', 'cafe\u0301', 4, 'cafe\u0301'],
  ['an accent on the first letter that is cut', 'abcde\u0301', 4, 'abcd…'],
  ['a family of emoji', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦👨‍👩‍👧‍👦…'],
  ['flags', '🇫🇷🇩🇪🇮🇹', 3, '🇫🇷🇩🇪🇮🇹'],
  ['letters beyond the basic plane', '𝒜𝒷𝒸', 2, '𝒜𝒷…'],
])('%s: cut after the characters that a user counts', (_case, text, max, shown) => {
  expect(truncate(text, max)).toBe(shown)
})

test.each([
  ['1234567', 7, '1234567'],
  ['12345678', 7, '1234567…'],
  ['123456é8', 7, '123456é…'],
  ['1234567é', 7, '1234567…'],
  ['ééééééé', 7, 'ééééééé'],
])('of %s in %i characters is left %s', (text, most, cut) => {
  expect(truncate(text, most)).toBe(cut)
})
