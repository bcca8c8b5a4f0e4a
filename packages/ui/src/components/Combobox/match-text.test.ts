import { expect, test } from 'vitest'
import { matchText } from './match-text.js'

test.each([
  ['New York', 'york', ['New ', 'York', '']],
  ['New York', ' new ', ['', 'New', ' York']],
  ['Åsa Öberg', 'oberg', ['Åsa ', 'Öberg', '']],
  ['Jose', 'josé', ['', 'Jose', '']],
  ['aab', 'ab', ['a', 'ab', '']],
])('%s is found by %j, cut into %j', (text, query, [before, match, after]) => {
  expect(matchText(text, query)).toEqual({ before, match, after })
})

test.each([
  ['New York', 'yorker'],
  ['', 'a'],
])('%j is not found by %j', (text, query) => {
  expect(matchText(text, query)).toBeNull()
})

test.each(['', '  '])('everything is found by %j, with no part of it marked', (query) => {
  expect(matchText('Ohio', query)?.match).toBe('')
})
