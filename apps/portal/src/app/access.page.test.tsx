import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

test('office staff with new business only opens the lists', async () => {
  await openPortal({ as: 'lin', at: '/new-business/pending' })
  const rows = await within(await screen.findByRole('grid')).findAllByRole('rowheader')
  expect(rows.length).toBeGreaterThan(0)
})

test('an in-force producer is told that the lists are closed to them, and stays signed in', async () => {
  const { goTo, leftTo } = await openPortal({ as: 'brandt', at: '/dashboard' })
  await screen.findByRole('tab', { name: /^Pending Lapse/ })
  expect(screen.getByRole('main').querySelector('a[href^="/new-business"]')).toBeNull()
  await goTo('/new-business/pending')
  await screen.findByRole('heading', { level: 1, name: 'Nothing here.' })
  expect(document.title).toMatch(/^No access · /)
  expect(screen.getByRole('button', { name: /profile of/i })).toBeTruthy()
  expect(leftTo()).toBeUndefined()
})

test.each([
  { who: 'signed out', as: undefined, at: '/no-such-page', home: '/login' },
  { who: 'signed in', as: 'rivera', at: '/no-such-page', home: '/dashboard' },
  { who: 'signed out, at its own address,', as: undefined, at: '/404', home: '/login' },
  { who: 'signed out, badly encoded,', as: undefined, at: '/documentation/%E0%A4%A', home: '/login' },
  { who: 'signed in, badly encoded,', as: 'rivera', at: '/dashboard/%', home: '/dashboard' },
])('an unknown address shows the not-found page in place, which leads $who to $home', async ({ as, at, home }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // of the router, about the encoding
  const { user, address } = await openPortal({ as, at })
  await screen.findByRole('heading', { name: 'Oops! Nothing to see here.' })
  screen.getByText("The page you are looking for can't be found.")
  screen.getByText('Error: 404')
  expect(address()).toBe(at)
  await user.click(screen.getByRole('button', { name: 'Take Me Home' }))
  await waitFor(() => expect(address()).toBe(home))
})

test('the testing page leads a user who is signed out to the sign-in page', async () => {
  const { address } = await openPortal({ at: '/testing' })
  await waitFor(() => expect(address()).toBe('/login'))
})

test.each(['/login', '/', '/expired'])('%s leads a user who is signed in to the dashboard', async (at) => {
  const { address } = await openPortal({ as: 'rivera', at })
  await waitFor(() => expect(address()).toBe('/dashboard'))
})
