import { expect, test } from 'vitest'
import type { QuickLinkSelection } from './entities.ts'
import { isPortalPath, reachableQuickLinks } from './reachable.ts'

const chosen = (url: string | null, userOrder: number, type = 'page'): QuickLinkSelection => ({
  quickLink: { id: userOrder, type, name: `Link ${userOrder}`, url, altName: null, childIconName: null },
  userOrder,
})
const hasPage = (path: string) => path === '/new-business/pending'

test('the widget shows the chosen links in the saved order', () => {
  const links = [chosen('https://b.example.com', 2), chosen('/new-business/pending?page=2', 1)]
  expect(reachableQuickLinks(links, hasPage).map(({ name }) => name)).toEqual(['Link 1', 'Link 2'])
})

test.each([
  ['a page that the portal does not have', chosen('/statements', 1)],
  ['no address', chosen(null, 1)],
  ['a script', chosen('javascript:alert(1)', 1)],
  ['an address without its kind', chosen('forms.example.com', 1)],
  ['a link of an unknown type', chosen('https://a.example.com', 1, 'video')],
])('a link that leads to nothing is left out: %s', (_, link) => {
  expect(reachableQuickLinks([link], hasPage)).toEqual([])
})

test('blanks around an address do not count', () => {
  expect(reachableQuickLinks([chosen(' /new-business/pending ', 1)], hasPage)).toMatchObject([
    { url: '/new-business/pending' },
  ])
})

test.each([
  ['/new-business/pending', true],
  ['//elsewhere.example.com', false],
  ['/\\elsewhere.example.com', false],
  ['https://elsewhere.example.com', false],
  ['elsewhere.example.com', false],
  ['//[', false],
])('%s is a path of the portal: %s', (url, expected) => {
  expect(isPortalPath(url)).toBe(expected)
})
