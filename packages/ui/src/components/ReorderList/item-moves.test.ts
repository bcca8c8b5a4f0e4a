import { expect, test } from 'vitest'
import { indexAfterKey, moveInto, moveItem } from './item-moves.js'

test.each([
  [{ groupId: 'a', index: 0 }, 0],
  [{ groupId: 'a', index: 3 }, 2],
  [{ groupId: 'b', index: 0 }, 0],
  [{ groupId: 'b', index: 2 }, 2],
])('the second line of group a, let go in gap %j, gets place %i', (dropTarget, toIndex) => {
  expect(moveInto({ id: 'x', groupId: 'a', index: 1 }, dropTarget)).toEqual({
    id: 'x',
    fromGroupId: 'a',
    toGroupId: dropTarget.groupId,
    toIndex,
  })
})

test.each([1, 2])('let go in the gap above or below itself (%i), a line stays', (index) => {
  expect(moveInto({ id: 'x', groupId: 'a', index: 1 }, { groupId: 'a', index })).toBeNull()
})

test.each([
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, null],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, null],
  ['Home', 2, 0],
  ['Home', 0, null],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s leads a line at %i of 3 to %j', (key, index, target) => {
  expect(indexAfterKey(key, index, 3)).toBe(target)
})

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('moving %i to %i gives %j', (from, to, after) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(after)
})
