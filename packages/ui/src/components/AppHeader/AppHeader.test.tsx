import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
