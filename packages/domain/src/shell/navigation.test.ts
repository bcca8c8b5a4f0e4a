import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseAccessUser } from '../access/index.ts'
import { navigationTree } from '../catalog/navigation.ts'
import { getNavigationTree, isMenu, navigationForUser, visibleItemCount } from './index.ts'
import type { NavigationItem } from './index.ts'

const user = (audience: string, access = '') => parseAccessUser({ userId: 'x', audience, access })
const names = (items: readonly NavigationItem[]): readonly string[] =>
  items.flatMap((item) => [item.name, ...names(item.children)])

describe('the navigation tree', () => {
  test('keeps order and nesting, and fills in what is missing', () => {
    const sent = [{ name: 'Reports', type: 'Menu', children: [{ name: 'Daily', url: '/daily', children: null }] }]
    expect(v.parse(getNavigationTree.answer, sent)).toEqual([
      {
        name: 'Reports',
        url: null,
        type: 'Menu',
        level: null,
        iconName: null,
        parentName: null,
        children: [
          { name: 'Daily', url: '/daily', type: 'Link', level: null, iconName: null, parentName: null, children: [] },
        ],
      },
    ])
  })

  test('the demo tree is a valid answer', () => {
    expect(v.parse(getNavigationTree.answer, navigationTree)).toEqual(navigationTree)
  })

  test('an item of type Menu opens its children', () => {
    expect(navigationTree.filter(isMenu).every((item) => item.children.length > 0)).toBe(true)
    expect(navigationTree.filter((item) => !isMenu(item)).every((item) => item.url !== null)).toBe(true)
  })
})

describe('the group Manage My Agency', () => {
  test.each([
    ['an agent', 'Agent', '', true],
    ['an agency manager', 'GAMgr', 'ManagerRole', true],
    ['a manager without the role', 'GAMgr', '', false],
    ['office staff', 'Staff', 'ManagerRole', false],
    ['home office', 'HomeOffice', 'ManagerRole', false],
    ['a Terminated agent', 'Agent,Terminated', '', false],
  ])('for %s', (_, audience, access, isThere) => {
    const shown = names(navigationForUser(navigationTree, user(audience, access)))
    expect([shown.includes('Manage My Agency'), shown.includes('Manage Access')]).toEqual([isThere, isThere])
  })

  test('is removed anywhere in the tree, and nothing else is', () => {
    const nested = navigationTree.map((item) => ({ ...item, children: [...item.children, ...navigationTree] }))
    const shown = names(navigationForUser(nested, user('Staff')))
    expect(shown).not.toContain('Manage My Agency')
    expect(new Set(shown).size).toBe(new Set(names(navigationTree)).size - 2)
  })
})

describe('how many items are shown', () => {
  test.each([
    ['narrow: all', 1023, 300, 8],
    ['wide and low: by the formula', 1024, 600, 5],
    ['one pixel below the next item', 1024, 599, 4],
    ['just below 700', 1024, 699, 6],
    ['at 700: all', 1024, 700, 8],
    ['very low: at least one', 1024, 200, 1],
    ['lower still', 1024, 100, 1],
    ['room for exactly one', 1024, 280, 1],
    ['room for two', 1024, 360, 2],
  ])('%s', (_, width, height, expected) => {
    expect(visibleItemCount(8, { width, height })).toBe(expected)
  })

  test.each([
    [0, 0],
    [3, 3],
  ])('never more than there are: %s', (total, expected) => {
    expect(visibleItemCount(total, { width: 1200, height: 600 })).toBe(expected)
  })
})
