import { expect, test } from 'vitest'
import { getShift, indexAfterKey, moveInto, moveItem } from './item-moves.js'

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

const shifts = (from: number, groupId: string, gap: number, count = 4) =>
  Array.from({ length: count }, (_, index) => {
    const way = getShift({ groupId, index }, { groupId: 'a', index: from }, { groupId, index: gap })
    return way ?? '-'
  }).join(' ')

test.each([
  ['down', 0, 3, '- up up -'],
  ['to the end', 1, 4, '- - up up'],
  ['up', 3, 1, '- down down -'],
])('a line that is carried %s has the lines on its way move over', (_way, from, gap, moved) => {
  expect(shifts(from, 'a', gap)).toBe(moved)
})

test('a line that goes to another group closes its old place and opens a new one', () => {
  expect(shifts(1, 'b', 2)).toBe('- - down down')
  const dragged = { groupId: 'a', index: 1 }
  expect([0, 2].map((index) => getShift({ groupId: 'a', index }, dragged, { groupId: 'b', index: 0 }))).toEqual([
    undefined,
    'up',
  ])
})

test('while nothing would move, no line makes room', () => {
  expect(getShift({ groupId: 'a', index: 2 }, { groupId: 'a', index: 0 }, null)).toBeUndefined()
})
