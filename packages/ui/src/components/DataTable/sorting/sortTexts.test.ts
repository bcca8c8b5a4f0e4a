import { expect, test } from 'vitest'
import { sortTexts } from './sortTexts.js'

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

test('plain texts come in the same order as the collator would put them', () => {
  const texts = [...new Set(plainTexts(3000))]
  const { compare } = new Intl.Collator('en', { sensitivity: 'accent' })
  expect(sortTexts(texts)).toEqual(texts.toSorted(compare))
})
