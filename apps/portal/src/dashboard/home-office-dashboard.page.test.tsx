import { getContracts } from '@producer-portal/domain/cases'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const findWidget = async () => within(await screen.findByRole('region', { name: 'New Business Activity' }))

test('home office sees activity only once it has chosen whose', async () => {
  const { user, address, sentTo } = await openPortal({ as: 'hale' })
  await user.click(await screen.findByRole('button', { name: 'Search All Cases' }))
  expect(screen.queryByRole('region', { name: 'New Business Activity' })).toBeNull()
  const panel = await screen.findByRole('dialog', { name: 'Search All Agents' })
  expect(sentTo(getContracts)).toEqual([])
  await user.type(within(panel).getByRole('searchbox'), 'lake{Enter}')
  await user.click(await within(panel).findByRole('button', { name: /^Lakeshore Financial Group/ }))
  await waitFor(() => expect(address()).toBe('/dashboard?number=AG1001'))
  const widget = await screen.findByRole('region', { name: 'New Business Activity' })
  await within(widget).findByText(/^Showing 1 - 5 of/)
  await screen.findByText('Showing cases for Lakeshore Financial Group (AG1001)')
  expect(sentTo(getContracts).every(({ path }) => path.includes('number=AG1001'))).toBe(true)
  const link = screen.getByRole('link', { name: 'View New Business Spreadsheet' })
  expect(link.getAttribute('href')).toBe('/new-business/pending?number=AG1001')
})

test('what waits leads to a list of the viewed agent', async () => {
  const { user } = await openPortal({ as: 'hale', at: '/dashboard?number=100101' })
  const link = await screen.findByRole('link', { name: /^\d+ pending over 90 days$/ })
  expect(link.getAttribute('href')).toBe('/new-business/pending?number=100101&attention=over-90')
  const count = Number.parseInt(link.textContent, 10)
  await user.click(link)
  await screen.findByText(new RegExp(`^Showing ${count} Pending Case`))
})

test('what is typed into the filters of one agency does not narrow the list of the next', async () => {
  const { user, goTo } = await openPortal({ as: 'hale', at: '/dashboard?number=AG1001' })
  await user.click(await (await findWidget()).findByRole('button', { name: 'Filter New Business' }))
  await user.type(await (await findWidget()).findByRole('searchbox'), 'no such client')
  await (await findWidget()).findByRole('button', { name: 'Filter New Business 1 active' })
  await goTo('/dashboard?number=AG2002')
  await (await findWidget()).findByText(/^Showing 1 - \d+ of/)
  expect((await findWidget()).queryByRole('button', { name: 'Filter New Business 1 active' })).toBeNull()
})

test.each([
  ['100102', 'Jonas Brandt'],
  ['AG1001', 'Lakeshore Financial Group'],
])('what waits is said of whom home office views: %s', async (number, name) => {
  await openPortal({ as: 'hale', at: `/dashboard?number=${number}` })
  const worklist = within(await screen.findByRole('region', { name: `Needs ${name}` }))
  await worklist.findByRole('navigation', { name: `All that needs ${name}` })
  expect(await (await findWidget()).findAllByText(/^\d+ for agent$/)).not.toHaveLength(0)
  expect((await findWidget()).queryAllByText(/for you/)).toEqual([])
})
