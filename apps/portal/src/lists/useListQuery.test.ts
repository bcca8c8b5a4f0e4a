import { expect, test } from 'vitest'
import { toListState, widgetListState } from './useListQuery.js'

const failure = new Error('409')

test.each([
  ['nothing has come yet', undefined, undefined, 'loading'],
  ['an empty list has come', [], undefined, 'ready'],
  ['a list has come', [1], undefined, 'ready'],
  ['it has failed', undefined, failure, 'error'],
  ['it could not be refreshed', [1], failure, 'ready'],
])('a list of the dashboard, when %s, is in the one state', (_, data, error, state) => {
  expect(widgetListState({ data, error })).toBe(state)
})

test.each([
  [true, undefined, undefined, 'loading'],
  [false, undefined, undefined, 'ready'],
  [false, undefined, failure, 'error'],
  [true, undefined, failure, 'error'],
  [false, [1], failure, 'ready'],
])('a list of a screen that loads (%s) with the data %s and the failure %s is %s', (isLoading, data, error, state) => {
  expect(toListState({ isLoading, data, error })).toBe(state)
})
