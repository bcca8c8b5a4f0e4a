import { expect, test } from 'vitest'
import { listState } from './list-view.ts'
import { countedCases } from './toolbar-count.ts'

test.each([
  [0, { count: '0', plural: 'other', type: 'Pending' }],
  [1, { count: '1', plural: 'one', type: 'Pending' }],
  [12_345, { count: '12,345', plural: 'other', type: 'Pending' }],
])('a toolbar counts %d cases in the right form', (count, expected) => {
  expect(countedCases(count, 'pending')).toEqual(expected)
})

test('a toolbar names the list', () => {
  expect(countedCases(2, 'not_placed').type).toBe('Not Placed')
})

test.each([
  [true, false, 0, 'loading'],
  [true, true, 5, 'loading'],
  [false, true, 5, 'error'],
  [false, false, 0, 'empty'],
  [false, false, 1, 'data'],
])(
  'a list that loads (%s), has failed (%s) and has %d rows is in the one state %s',
  (isLoading, hasFailed, count, state) => {
    expect(listState({ isLoading, hasFailed, count })).toBe(state)
  },
)
