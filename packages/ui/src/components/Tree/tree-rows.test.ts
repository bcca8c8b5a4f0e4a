import { expect, test } from 'vitest'
import { findByText, listRows, type TreeItem } from './tree-rows.js'

const items: readonly TreeItem[] = [
  {
    id: 'west',
    label: 'West',
    children: [
      { id: 'agency', label: 'Ångström Agency' },
      { id: 'alliance', label: 'Alliance' },
    ],
  },
  { id: 'east', label: 'East', children: [] },
  { id: 'south', label: 'South', branch: 'failed' },
  { id: 'north', label: 'North', branch: 'unloaded' },
]

test.each([
  [[], ['west', 'east', 'south', 'north']],
  [['west'], ['west', 'agency', 'alliance', 'east', 'south', 'north']],
  [
    ['east', 'south', 'north', 'gone'],
    ['west', 'east', 'east state', 'south', 'south state', 'north', 'north state'],
  ],
])('with %j open, the lines are %j', (expanded, keys) => {
  expect(listRows(items, new Set(expanded)).map(({ key }) => key)).toEqual(keys)
})

test('a branch without its things says why', () => {
  const rows = listRows(items, new Set(['east', 'south', 'north']))
  expect(rows.map(({ kind }) => kind)).toEqual(['item', 'item', 'empty', 'item', 'failed', 'item', 'loading'])
  expect(rows[2]).toMatchObject({ level: 2, parent: 'east' })
})

test.each([
  [0, 'a', 'agency'],
  [1, 'a', 'alliance'],
  [1, 'aa', 'alliance'],
  [2, 'a', 'agency'],
  [0, 'al', 'alliance'],
  [2, 'wes', 'west'],
  [0, 'x', undefined],
])('from line %i, typing %s leads to %s', (from, typed, key) => {
  expect(findByText(listRows(items, new Set(['west'])), from, typed)?.key).toBe(key)
})

test('several letters stay on the line they already fit, and one letter goes on', () => {
  const rows = listRows(
    ['Boston', 'Boston Harbor'].map((label) => ({ id: label, label })),
    new Set(),
  )
  expect(findByText(rows, 0, 'bos')?.key).toBe('Boston')
  expect(findByText(rows, 0, 'b')?.key).toBe('Boston Harbor')
})
