import { expect, test } from 'vitest'
import { navigationTree } from '../catalog/navigation.ts'
import { reachableNavigation } from './index.ts'

const names = (isReachable: (path: string) => boolean) =>
  reachableNavigation(navigationTree, isReachable).map(({ name, children }) =>
    children.length > 0 ? `${name}: ${children.map((child) => child.name).join(', ')}` : name,
  )

test('a portal with every page shows the whole tree', () => {
  expect(reachableNavigation(navigationTree, () => true)).toEqual(navigationTree)
})

test('a link to a page that the portal does not have is left out, and so is a menu without links', () => {
  const pages = new Set(['/dashboard', '/new-business/pending', '/new-business/issued'])
  expect(names((path) => pages.has(path))).toEqual(['Dashboard', 'New Business: Pending, Issued'])
})

test('a menu whose own page the portal does not have still opens what is below it', () => {
  const item = { type: 'Menu', level: 1, iconName: null, children: [], parentName: null }
  const tree = [{ ...item, name: 'Sales', url: '/sales', children: [{ ...item, name: 'Leads', url: '/leads' }] }]
  expect(reachableNavigation(tree, (path) => path === '/leads')).toEqual(tree)
})

test('a link to another site is kept', () => {
  const outside = { name: 'Forms', url: 'https://forms.example.com', type: 'Link', level: 1, iconName: null }
  const tree = [{ ...outside, children: [], parentName: null }]
  expect(reachableNavigation(tree, () => false)).toEqual(tree)
})
