import { expect, test } from 'vitest'
import { pageNumbers, getShowingText } from './page-range.js'

test.each([
  [{ page: 1, pageSize: 10, total: 240 }, 'Showing 1 - 10 of 240'],
  [{ page: 24, pageSize: 10, total: 240 }, 'Showing 231 - 240 of 240'],
  [{ page: 2, pageSize: 10, total: 13 }, 'Showing 11 - 13 of 13'],
  [{ page: 1000, pageSize: 10, total: 10_000 }, 'Showing 9,991 - 10,000 of 10,000'],
  [{ page: 1, pageSize: 10, total: 0 }, 'Showing 0 - 0 of 0'],
  [{ page: 9, pageSize: 10, total: 13 }, 'Showing 11 - 13 of 13'],
  [{ page: 0, pageSize: 10, total: 1 }, 'Showing 1 - 1 of 1'],
])('%o reads %s', (setting, text) => {
  expect(getShowingText(setting)).toBe(text)
})

test.each<[number, number, (number | 'gap')[]]>([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 24, [1, 2, 3, 4, 'gap', 24]],
  [3, 24, [1, 2, 3, 4, 'gap', 24]],
  [4, 24, [1, 2, 3, 4, 5, 'gap', 24]],
  [12, 24, [1, 'gap', 11, 12, 13, 'gap', 24]],
  [24, 24, [1, 'gap', 21, 22, 23, 24]],
])('page %i of %i offers %j', (page, pageCount, numbers) => {
  expect(pageNumbers(page, pageCount)).toEqual(numbers)
})
