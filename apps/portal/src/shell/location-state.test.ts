import { expect, test } from 'vitest'
import { textFromState } from './location-state.js'

test.each<[string, unknown, string | undefined]>([
  ['what the page before handed on', { userId: 'rivera' }, 'rivera'],
  ['nothing, on a visit from outside', null, undefined],
  ['nothing, where another page handed on something else', { sessionId: 'x' }, undefined],
  ['nothing, where it is no text', { userId: 7 }, undefined],
  ['nothing, where the text is empty', { userId: '' }, undefined],
  ['nothing, where the state is a text itself', 'userId', undefined],
  ['nothing that every object has', {}, undefined],
])('a visit brings %s', (_, state, expected) => {
  expect(textFromState(state, 'userId')).toBe(expected)
})
