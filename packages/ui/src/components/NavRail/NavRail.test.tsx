import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BriefcaseIcon, HouseIcon } from '../../icons/icons.js'
import { describe, expect, test } from 'vitest'
import { NavRail } from './NavRail.js'
import { splitItems, type NavItem } from './nav-items.js'

const items: readonly NavItem[] = [
  { id: 'home', label: 'Home', icon: HouseIcon, href: '/' },
  {
    id: 'nb',
    label: 'New Business',
    icon: BriefcaseIcon,
    items: [{ id: 'pending', label: 'Pending', href: '/pending', isCurrent: true }],
  },
  { id: 'forms', label: 'Forms', icon: BriefcaseIcon, href: '/forms' },
  { id: 'docs', label: 'Documents', icon: BriefcaseIcon, href: 'https://example.com', isExternal: true },
]

describe('the navigation', () => {
  test('shows every place while there is room', () => {
    render(<NavRail items={items} />)
    const rail = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(rail.getAllByRole('listitem')).toHaveLength(4)
    const external = rail.getByRole('link', { name: 'Documents (opens in a new tab)' })
    expect([external.getAttribute('target'), external.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(rail.queryByRole('button', { name: 'More' })).toBeNull()
  })

  test('opens the pages of a place beside it, and marks the place and the page that users are on', async () => {
    render(<NavRail items={items} />)
    const place = screen.getByRole('button', { name: 'New Business' })
    expect(place.getAttribute('aria-current')).toBe('true')
    await userEvent.click(place)
    const page = await screen.findByRole('menuitem', { name: 'Pending' })
    expect(page.getAttribute('href')).toBe('/pending')
    expect(page.getAttribute('aria-current')).toBe('page')
  })

  test('marks the page that users are on, alone', () => {
    render(<NavRail items={items.map((item) => ({ ...item, isCurrent: item.id === 'forms' }))} visibleCount={4} />)
    const marked = [...document.querySelectorAll('[aria-current]')]
    expect(marked.map((place) => [place.textContent, place.getAttribute('aria-current')])).toEqual([['Forms', 'page']])
  })

  test('More is marked only while users are in one of its places', () => {
    render(<NavRail items={items} visibleCount={3} />)
    expect(screen.getByRole('button', { name: 'More' }).hasAttribute('aria-current')).toBe(false)
  })

  test('puts what does not fit under More, menus as groups', async () => {
    render(<NavRail items={items} visibleCount={2} />)
    const more = screen.getByRole('button', { name: 'More' })
    expect(more.getAttribute('aria-current')).toBe('true')
    await userEvent.click(more)
    await screen.findByRole('group', { name: 'New Business' })
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Forms',
      'Documents (opens in a new tab)',
    ])
  })
})

test('an app that says where More begins has it there, even for a single place', () => {
  render(<NavRail items={items} moreAfter={3} />)
  const rail = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(rail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'New Business',
    'Forms',
    'More',
  ])
})

test.each([
  [4, 4, 0],
  [9, 4, 0],
  [3, 2, 2],
  [1, 0, 4],
  [0, 0, 4],
])('with room for %i, %i places and %i under More', (room, shown, more) => {
  const split = splitItems(items, room)
  expect([split.shown.length, split.more.length]).toEqual([shown, more])
})

test('a disabled rail shows its places but leads nowhere', () => {
  render(<NavRail items={items} visibleCount={3} isDisabled />)
  const places = screen.getAllByRole('link')
  expect(places.map(({ textContent }) => textContent)).toEqual(['Home', 'New Business', 'More'])
  for (const place of places) {
    expect(place.getAttribute('aria-disabled')).toBe('true')
    expect(place.hasAttribute('href')).toBe(false)
  }
  expect(screen.queryByRole('button')).toBeNull()
})
