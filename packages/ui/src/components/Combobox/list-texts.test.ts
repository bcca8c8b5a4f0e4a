import { expect, test } from 'vitest'
import { defaultMoreText, defaultResultsText } from './list-texts.js'

test.each([
  [1, '1 result'],
  [12, '12 results'],
])('%i matches are read out as "%s"', (count, text) => {
  expect(defaultResultsText(count)).toBe(text)
})

test('a list that does not show all says so', () => {
  expect(defaultMoreText(100, 240)).toBe('Showing 100 of 240. Type more to narrow the list.')
})
