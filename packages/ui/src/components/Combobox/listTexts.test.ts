import { expect, test } from 'vitest'
import { noticeOf, resultsText } from './listTexts.js'

test.each([
  [0, 'No matches'],
  [1, '1 result'],
  [12, '12 results'],
])('%i matches are read out as "%s"', (total, words) => {
  expect(resultsText(total, 'No matches')).toBe(words)
})

test.each([
  [{ shown: 3, total: 3, busyText: null }, null],
  [{ shown: 0, total: 0, busyText: null }, 'No matches'],
  [{ shown: 0, total: 0, busyText: 'Searching' }, 'Searching'],
  [{ shown: 100, total: 240, busyText: null }, 'Showing 100 of 240. Type more to narrow the list.'],
])('with %j the list says %j', (list, words) => {
  expect(noticeOf({ ...list, emptyText: 'No matches' })).toBe(words)
})
