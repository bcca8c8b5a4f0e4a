import { expect, test } from 'vitest'
import { charactersLeftText } from './characters-left-text.js'

test.each([
  [20, '20 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
  [-12, '12 characters too many'],
])('%i left reads "%s"', (left, text) => {
  expect(charactersLeftText(left)).toBe(text)
})
