import { navigationTree } from '@producer-portal/domain/catalog'
import type { NavigationItem } from '@producer-portal/domain/shell'
import { BriefcaseIcon, TrophyIcon } from '@producer-portal/ui'
import { describe, expect, test } from 'vitest'
import { toNavItems, addDashboard } from './nav-items.js'

const link = (name: string, url: string | null): NavigationItem => ({
  name,
  url,
  type: 'Link',
  level: 1,
  iconName: null,
  children: [],
  parentName: null,
})
const menu = (name: string, children: readonly NavigationItem[]): NavigationItem => ({
  ...link(name, null),
  type: 'Menu',
  children,
})

const currentIn = (tree: readonly NavigationItem[], path: string) =>
  toNavItems(tree, path)
    .flatMap((item) => [item, ...(item.items ?? [])])
    .filter((item) => item.isCurrent)
    .map((item) => item.label)

describe('the navigation', () => {
  test("keeps the server's order and nesting", () => {
    const items = toNavItems(navigationTree, '/')
    expect(items.map((item) => item.label)).toEqual(navigationTree.map((item) => item.name))
    expect(items[1]?.items?.map((page) => page.label)).toEqual(['Pending', 'Issued', 'Not Placed'])
  })

  test('opens the children of a menu and navigates with a link', () => {
    const [dashboard, newBusiness] = toNavItems(navigationTree, '/')
    expect(dashboard).toMatchObject({ href: '/dashboard' })
    expect(newBusiness?.href).toBeUndefined()
  })

  test.each([
    ['/dashboard', ['Dashboard']],
    ['/new-business/pending', ['Pending']],
    ['/inforce-business/missed-payments', ['Missed Payments']],
    ['/inforce-business/service', ['In-Force Business']],
    ['/new-business/column-settings/pending', ['New Business']],
    ['/manage-access/AG1001/lin', ['Manage Access']],
    ['/documentation/upload-faq', ['Documentation']],
    ['/documentations', []],
    ['/profile', []],
  ])('marks the place of %s: %j', (path, expected) => {
    expect(currentIn(navigationTree, path)).toEqual(expected)
  })

  test('marks the nearest of two addresses that both fit', () => {
    const tree = [link('Dashboard', '/dashboard'), link('Lookup', '/dashboard/client_policy_lookup')]
    expect(currentIn(tree, '/dashboard/client_policy_lookup')).toEqual(['Lookup'])
  })

  test('shows the icon that the server names', () => {
    const tree = [
      { ...link('Ranking', '/ranking'), iconName: 'leaderboard' },
      { ...menu('Sales', []), iconName: 'new-business' },
    ]
    expect(toNavItems(tree, '/').map(({ icon }) => icon)).toEqual([TrophyIcon, BriefcaseIcon])
  })

  test('shows an icon in a menu where the server names one', () => {
    const tree = [menu('Sales', [{ ...link('Ranking', '/ranking'), iconName: 'leaderboard' }, link('Goals', '/goals')])]
    expect(toNavItems(tree, '/')[0]?.items?.map(({ icon }) => icon)).toEqual([TrophyIcon, undefined])
  })

  test('keeps the note of a page', () => {
    const [sales] = toNavItems([menu('Sales', [{ ...link('Requests', '/requests'), note: '2 ready' }])], '/')
    expect(sales?.items).toMatchObject([{ label: 'Requests', note: '2 ready' }])
  })

  test('unfolds a menu inside a menu and notes where its pages belong', () => {
    const [sales] = toNavItems([menu('Sales', [menu('Tools', [link('Quotes', '/quotes')])])], '/')
    expect(sales?.items).toMatchObject([{ label: 'Quotes', note: 'Tools', href: '/quotes' }])
  })

  test('opens whole addresses in a new tab', () => {
    expect(toNavItems([link('Shop', 'https://apps.example.com')], '/')[0]?.isExternal).toBe(true)
  })

  test('always has Dashboard', () => {
    const dashboard = link('Dashboard', '/dashboard')
    expect(addDashboard([link('Statements', '/statements')], dashboard).map((item) => item.name)).toEqual([
      'Dashboard',
      'Statements',
    ])
    expect(addDashboard(navigationTree, dashboard)).toBe(navigationTree)
  })
})
