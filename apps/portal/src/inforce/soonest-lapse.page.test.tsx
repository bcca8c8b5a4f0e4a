import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const order = () => screen.findByRole('button', { name: 'Soonest first' })
const soonest = () => screen.findByRole('button', { name: /^View / })
const nameIn = (button: HTMLElement) => button.getAttribute('aria-label')?.replace(/^View /, '') ?? ''
const firstRow = () => document.querySelector('[role="rowheader"]')?.textContent

test('the soonest lapse stands above the list, and may come first in it', async () => {
  const { user } = await openPortal({ as: 'brandt', at: '/inforce-business/pending-lapse?time=all' })
  const name = nameIn(await soonest())
  await waitFor(() => expect(firstRow()).toBeDefined())
  expect(firstRow()).not.toContain(name)
  await user.click(await order())
  await waitFor(() => expect(firstRow()).toContain(name))
  expect((await order()).getAttribute('aria-pressed')).toBe('true')
  // The row says it now
  expect(screen.queryByRole('button', { name: /^View / })).toBeNull()
})

test('the order begins with page 1, and ends a sort', async () => {
  const { user, address } = await openPortal({
    as: 'okafor',
    at: '/inforce-business/pending-lapse?time=all&page=2&sort=lapse-date&dir=descending',
  })
  const button = await order()
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/inforce-business/pending-lapse?time=all'))
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Lapse Date' }))
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
})

test('the order is kept for the next visit, on the dashboard, too', async () => {
  localStorage.setItem('producer-portal.soonest_lapse_first', 'true')
  const { user } = await openPortal({ as: 'brandt' })
  await user.click(await order())
  const name = nameIn(await soonest())
  expect(firstRow()).not.toContain(name)
  await user.click(await order())
  await waitFor(() => expect(firstRow()).toContain(name))
  expect(localStorage.getItem('producer-portal.soonest_lapse_first')).toBe('true')
  await user.click(await order())
  expect(localStorage.getItem('producer-portal.soonest_lapse_first')).toBeNull()
})

test('View opens the contract that lapses soonest', async () => {
  const { user } = await openPortal({ as: 'brandt', at: '/inforce-business/pending-lapse?time=all' })
  const view = await soonest()
  await user.click(view)
  expect(await screen.findByRole('dialog', { name: nameIn(view) })).toBeDefined()
})

test('other lists have no soonest lapse', async () => {
  await openPortal({ as: 'brandt', at: '/inforce-business/missed-payments?time=all' })
  await screen.findByText(/^Showing \d+ in Missed Payments$/)
  expect(screen.queryByRole('button', { name: 'Soonest first' })).toBeNull()
})
