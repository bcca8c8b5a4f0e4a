import { describe, expect, test } from 'vitest'
import { canSearch, cleanSearchText, curlQuotes, searchResultMessage } from './search-text.ts'

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

describe('the result message', () => {
  test.each([
    [0, 'smith', '0 results for "smith"', '0 results for “smith”'],
    [12, 'Ann Lee', '12 results for "Ann Lee"', '12 results for “Ann Lee”'],
    [1, 'Bo "Red" Lee', '1 results for "Bo "Red" Lee"', '1 results for “Bo “Red” Lee”'],
    [2, "O'Brien", '2 results for "O\'Brien"', "2 results for “O'Brien”"],
  ])('%i hits for %s read %s or, in the client lookup, %s', (count, text, straight, curly) => {
    expect(searchResultMessage(count, text)).toBe(straight)
    expect(curlQuotes(searchResultMessage(count, text))).toBe(curly)
  })
})
