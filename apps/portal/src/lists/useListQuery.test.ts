import { expect, test } from 'vitest'
import { toListState, widgetListState } from './useListQuery.js'

const failure = new Error('409')

test.each([
  ['nothing has come yet', undefined, undefined, 'loading'],
  ['an empty list has come', [], undefined, 'ready'],
  ['a list has come', [1], undefined, 'ready'],
  ['it has failed', undefined, failure, 'error'],
  ['it has failed after it had come', [1], failure, 'error'],
])('a list of the dashboard, when %s, is in the one state', (_, data, error, state) => {
  expect(widgetListState({ data, error })).toBe(state)
})

test.each([
  [true, undefined, 'loading'],
  [false, undefined, 'ready'],
  [false, failure, 'error'],
  [true, failure, 'error'],
])('a list of a screen that loads (%s) with the failure %s is %s', (isLoading, error, state) => {
  expect(toListState({ isLoading, error })).toBe(state)
})
