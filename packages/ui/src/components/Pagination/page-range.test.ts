import { expect, test } from 'vitest'
import { tableTexts } from '../../i18n/table-texts.js'
import { createTranslate } from '../../i18n/useTexts.js'
import { getPageCount, pageNumbers } from './page-range.js'
import { toPaginationLabels } from './pagination-labels.js'

test.each([
  [{ page: 1, pageSize: 10, total: 240 }, 'Showing 1 - 10 of 240'],
  [{ page: 24, pageSize: 10, total: 240 }, 'Showing 231 - 240 of 240'],
  [{ page: 2, pageSize: 10, total: 13 }, 'Showing 11 - 13 of 13'],
  [{ page: 1000, pageSize: 10, total: 10_000 }, 'Showing 9,991 - 10,000 of 10,000'],
  [{ page: 1, pageSize: 10, total: 0 }, 'Showing 0 - 0 of 0'],
  [{ page: 9, pageSize: 10, total: 13 }, 'Showing 11 - 13 of 13'],
  [{ page: 0, pageSize: 10, total: 1 }, 'Showing 1 - 1 of 1'],
])('%o reads %s', (setting, text) => {
  expect(toPaginationLabels(createTranslate(tableTexts)).showing(setting)).toBe(text)
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

// Near both ends the row has as many buttons as in the middle
test.each<[number, number, (number | 'gap')[]]>([
  [2, 24, [1, 2, 3, 4, 'gap', 24]],
  [20, 24, [1, 'gap', 19, 20, 21, 'gap', 24]],
  [21, 24, [1, 'gap', 20, 21, 22, 23, 24]],
  [22, 24, [1, 'gap', 21, 22, 23, 24]],
  [23, 24, [1, 'gap', 21, 22, 23, 24]],
  [5, 24, [1, 'gap', 4, 5, 6, 'gap', 24]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 'gap', 7]],
])('beside page %i of %i are %j', (page, pageCount, numbers) => {
  expect(pageNumbers(page, pageCount)).toEqual(numbers)
})

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [20, 2],
])('%i rows are %i pages of ten', (total, pages) => {
  expect(getPageCount({ pageSize: 10, total })).toBe(pages)
})
