import { expect, test } from 'vitest'
import { oneLine, textLines } from './text-lines.js'

test.each([
  ['', [], ''],
  ['one', ['one'], 'one'],
  ['one\ntwo', ['one', 'two'], 'one\u00A0· two'],
  ['one\n\n two\n', ['one', ' two'], 'one\u00A0·  two'],
])('%j: several values are one line in a cell and one line each in full', (text, lines, shown) => {
  expect(textLines(text)).toEqual(lines)
  expect(oneLine(text)).toBe(shown)
})
