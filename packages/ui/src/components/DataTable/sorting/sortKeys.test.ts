import { expect, test } from 'vitest'
import { sortRows } from './sortRows.js'

const alphabet = ' ,./0123456789abcdefghijklmnopqrstuvwxyz'

/** Texts from a fixed sequence, so that a failure can be seen again. */
function plainTexts(count: number): string[] {
  let state = 7
  const next = (below: number) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(6) }, () => alphabet.charAt(next(alphabet.length))).join(''),
  )
}

const { compare } = new Intl.Collator('en', { sensitivity: 'accent' })
const sorted = (texts: readonly string[]) => sortRows(texts, (text) => text, 'ascending')

test('plain texts come in the same order as the collator would put them', () => {
  const texts = plainTexts(3000)
  expect(sorted(texts)).toEqual(texts.toSorted(compare))
})

test.each([
  ['is accented', 'émile'],
  ['has two lines', 'first\nsecond'],
])('one text that %s: all come in the order of the collator', (_what, text) => {
  const texts = [...plainTexts(200), text, ...plainTexts(200)]
  expect(sorted(texts)).toEqual(texts.toSorted(compare))
})
