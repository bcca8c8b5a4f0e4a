import { expect, test } from 'vitest'
import { joinIds } from './join-ids.js'

test.each([
  [['a-hint', 'a-error'], 'a-hint a-error'],
  [[false, 'a-error', null], 'a-error'],
  [['', undefined], undefined],
] as const)('%j is written as %j', (ids, text) => {
  expect(joinIds(...ids)).toBe(text)
})
