import { expect, test } from 'vitest'
import { assignSlots, getSlot, type SlotWindow } from './assign-slots.js'

const slotsByRow = (view: SlotWindow) => new Map(assignSlots(view).map(({ index, slot }) => [index, slot]))

test.each<[string, SlotWindow, readonly (readonly [slot: number, index: number])[]]>([
  [
    'at the top rows are in order',
    { first: 0, ring: 3, pinned: null },
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'a row that leaves hands its element to the one that enters',
    { first: 1, ring: 3, pinned: null },
    [
      [0, 3],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'a kept row in view stays where it is',
    { first: 1, ring: 3, pinned: { index: 2, slot: 2 } },
    [
      [0, 3],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'a kept row out of view stays, and a spare element steps in',
    { first: 6, ring: 3, pinned: { index: 1, slot: 1 } },
    [
      [0, 6],
      [1, 1],
      [2, 8],
      [3, 7],
    ],
  ],
  [
    'a kept row may hold the spare element itself',
    { first: 6, ring: 3, pinned: { index: 7, slot: 3 } },
    [
      [0, 6],
      [2, 8],
      [3, 7],
    ],
  ],
  ['no rows', { first: 0, ring: 0, pinned: null }, []],
])('%s', (_rule, view, expected) => {
  expect(assignSlots(view).map(({ slot, index }) => [slot, index])).toEqual(expected)
})

test('however far the table scrolls, a row in view never changes its element', () => {
  const ring = 7
  const pinned = { index: 4, slot: getSlot(4, { first: 0, ring, pinned: null }) }
  for (let first = 0; first < 60; first += 1) {
    const before = slotsByRow({ first, ring, pinned })
    const after = slotsByRow({ first: first + 1, ring, pinned })
    const moved = [...before].filter(([index, slot]) => after.has(index) && after.get(index) !== slot)
    expect(moved).toEqual([])
    expect(after.get(4)).toBe(pinned.slot)
    expect(new Set(after.values()).size).toBe(after.size)
  }
})
