import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { seaBrand } from '../../testing/sample-brands.fixture.js'
import { AppHeader } from './AppHeader.js'

test('has no menu button where there is no navigation to open', () => {
  render(<AppHeader brand={seaBrand} actions={<button type="button">Messages</button>} />)
  expect(screen.queryByRole('button', { name: 'Open navigation', hidden: true })).toBeNull()
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Messages' })).toBeDefined()
})

test('leads home by the name of the product', () => {
  render(<AppHeader brand={seaBrand} homeHref="/dashboard" />)
  expect(screen.getByRole('link', { name: 'Sea' }).getAttribute('href')).toBe('/dashboard')
})

test('opens the navigation by its button, and leads to the start of the address', async () => {
  const onMenuOpen = vi.fn()
  render(<AppHeader brand={seaBrand} onMenuOpen={onMenuOpen} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open navigation', hidden: true }))
  expect(onMenuOpen).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Sea' }).getAttribute('href')).toBe('/')
})
