import { describe, expect, test } from 'vitest'
import { canSearch, cleanSearchText, longestSearchText, minimumSearchLength } from './search-text.ts'

describe('the search text', () => {
  test.each([
    ['  smith  ', 'smith'],
    ['Ann\t\n  Lee', 'Ann Lee'],
    ['sm\u0000ith\u007F', 'smith'],
    ['Ann \u0000 Lee', 'Ann Lee'],
    ["O'Brien & Sons, 50%", "O'Brien & Sons, 50%"],
    ['Nguyễn', 'Nguyễn'],
    [' \n ', ''],
  ])('%j is cleaned to %j', (typed, cleaned) => {
    expect(cleanSearchText(typed)).toBe(cleaned)
  })

  test.each([
    ['', false],
    ['abc', false],
    ['abc ', false],
    [' a  b ', false],
    ['abcd', true],
    ['A0 1', true],
  ])('%j may be searched: %s', (typed, allowed) => {
    expect(canSearch(typed)).toBe(allowed)
  })
})

test('a search may be of 500 characters, as the service accepts', () => {
  expect([minimumSearchLength, longestSearchText]).toEqual([4, 500])
})
