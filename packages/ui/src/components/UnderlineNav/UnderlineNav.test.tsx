import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UnderlineNav } from './UnderlineNav.js'

const items = [
  { id: 'a', label: 'Profile', href: '/profile', current: 'page' },
  { id: 'b', label: 'Preferences', href: '/preferences' },
] as const

test('links the pages under its name, and says which one is shown', () => {
  render(<UnderlineNav items={items} aria-label="Account pages" />)
  const links = within(screen.getByRole('navigation', { name: 'Account pages' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/profile', '/preferences'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
})
