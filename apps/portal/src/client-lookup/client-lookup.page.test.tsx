import { getClient, getClientContracts, searchClients } from '@producer-portal/domain/client-lookup'
import { demoPassword } from '@producer-portal/domain/mocks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endSession, handleSessionLoss } from '../auth/session.js'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const at = '/dashboard/client_policy_lookup'
const ellison = '7100100401'

const panel = async () => within(await screen.findByRole('dialog', { name: 'Searching Clients and Contracts' }))
const found = async () => (await panel()).queryAllByRole('listitem')
const client = () => screen.findByRole('region', { name: 'Martha Ellison' })

/** Searches in the panel, which is open; waits for the answer when it is known. */
async function search({ user }: PortalTab, text: string, said?: string | RegExp) {
  const box = (await panel()).getByRole('searchbox')
  await user.clear(box)
  await user.type(box, `${text}{Enter}`)
  if (said !== undefined) await (await panel()).findAllByText(said)
}

/** Opens the lookup with its search. */
async function openSearch(as: string): Promise<PortalTab> {
  const tab = await openPortal({ as, at })
  await tab.press('Search Clients & Contracts')
  await (await panel()).findByText('No Search Returns')
  return tab
}

/** Opens the lookup with a client, without waiting for their data. */
async function selectClient(tab: PortalTab) {
  await search(tab, ellison, `1 result for “${ellison}”`)
  await tab.user.click((await panel()).getByRole('button', { name: /Ellison/ }))
}

test('a client is found by name and number, and shown with contracts that lead on', async () => {
  const tab = await openSearch('rivera')
  expect(screen.getByRole('dialog', { name: 'Searching Clients and Contracts' }).dataset.side).toBe('end')
  await search(tab, 'mar', /^Your search is too short/)
  expect(tab.sentTo(searchClients)).toEqual([])
  await search(tab, 'martha "marty"', /results for “martha “marty””$/)
  await search(tab, 'martha ellison', '4 results for “martha ellison”')
  expect(await found()).toHaveLength(1)
  await selectClient(tab)
  const region = await client()
  expect(tab.keepsScroll()).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(region))
  const shown = within(region)
  expect(shown.getByRole('heading', { name: 'Client Information' })).toBeDefined()
  expect(shown.getByRole('heading', { name: 'Contact Information' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'martha.ellison@example.com' })).toBeDefined()
  const active = within(await shown.findByRole('region', { name: 'Active Contracts (2)' }))
  expect(active.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Contract Number',
    'Product Name',
    'Face Amount',
    'Relationship',
    'Bill Status',
    'Status',
    'Actions',
  ])
  expect(active.getByRole('row', { name: new RegExp(ellison) }).textContent).toContain('Past Due')
  expect(shown.getByRole('region', { name: 'Inactive Contracts (2)' }).textContent).toContain('Terminated')
  const illustrate = active.getByRole('link', { name: `Request an illustration of contract ${ellison}` })
  expect(illustrate.getAttribute('href')).toBe(
    `/sales-support/illustrations/in-force-illustration-requests?policy=${ellison}&agent=100101`,
  )
  await tab.user.click(active.getByRole('link', { name: `View details of contract ${ellison}` }))
  await screen.findByRole('dialog', { name: 'Martha Ellison' })
})

test('the landing has the search: what is typed there is searched for when it opens', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  const breadcrumb = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(breadcrumb.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  const box = await screen.findByRole('searchbox', { name: 'Client name or contract number' })
  await tab.user.type(box, 'martha ellison{Enter}')
  await (await panel()).findAllByText('4 results for “martha ellison”')
  expect((await panel()).getByRole<HTMLInputElement>('searchbox').value).toBe('martha ellison')
  await tab.user.click((await panel()).getByRole('button', { name: /Ellison/ }))
  await client()
  expect(screen.queryByRole('searchbox', { name: 'Client name or contract number' })).toBeNull()
})

test('the client is kept by a reload and Back, but never named by the address', async () => {
  const tab = await openSearch('rivera')
  await selectClient(tab)
  await tab.user.click(await screen.findByRole('link', { name: 'View case 0100100101' }))
  await screen.findByRole('dialog', { name: /0100100101|Ellison/ })
  expect(tab.address()).toMatch(/^\/new-business\/pending\?case=.*panel=detail$/)
  await tab.goBack()
  await client()
  expect(tab.address()).toBe(at)
  tab.reload()
  await client()
  expect(tab.address()).toBe(at)
})

test('a search that was closed is there when it is opened again, until a client was chosen', async () => {
  const tab = await openSearch('rivera')
  const box = async () => (await panel()).getByRole<HTMLInputElement>('searchbox')
  await tab.user.type(await box(), 'ellison')
  await tab.user.click((await panel()).getByRole('button', { name: 'Close' }))
  await tab.press('Search Clients & Contracts')
  expect((await box()).value).toBe('ellison')
  await selectClient(tab)
  await tab.press('Search Clients & Contracts')
  expect((await box()).value).toBe('')
})

test('a client is closed, and opened again from those viewed lately', async () => {
  const tab = await openSearch('rivera')
  await selectClient(tab)
  await client()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await tab.press('Close client')
  await screen.findByRole('searchbox', { name: 'Client name or contract number' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search Clients & Contracts' }))
  await tab.press(/^Martha Ellison/)
  const shown = await client()
  await waitFor(() => expect(document.activeElement).toBe(shown))
  await tab.press('Search Clients & Contracts')
  expect((await panel()).getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

const storedTexts = () => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))
const recentKeys = () => Object.keys(localStorage).filter((key) => key.includes('recent-clients'))

test('the browser keeps the numbers of those viewed lately, and nothing else about them', async () => {
  const tab = await openSearch('rivera')
  await selectClient(tab)
  await client()
  expect(recentKeys()).toEqual(['producer-portal.session.rivera:recent-clients'])
  expect(storedTexts()).not.toMatch(/Ellison|1961|7100100401/)
  await tab.press('Close client')
  expect(await screen.findByRole('button', { name: /^Martha Ellison.*Born/ })).toBeDefined()
})

test.each(['logout', 'expired'] as const)('a session that ends by /%s leaves nothing of who was viewed', async (by) => {
  const tab = await openSearch('rivera')
  await selectClient(tab)
  await client()
  expect(recentKeys()).toHaveLength(1)
  act(() => handleSessionLoss(by))
  if (by === 'logout') act(endSession) // as the page it leads to does
  expect(recentKeys()).toEqual([])
})

test('those viewed lately that fail to load say so, and can be tried again', async () => {
  const tab = await openSearch('rivera')
  await selectClient(tab)
  tab.reload()
  await client()
  tab.fails(getClient, { status: 409 })
  await tab.press('Close client')
  await screen.findByText("We couldn't load the clients you viewed recently.")
  tab.recover()
  await tab.press('Retry')
  expect(await screen.findByRole('button', { name: /^Martha Ellison/ })).toBeDefined()
})

test('staff without access to contracts in force find only the new business of a client', async () => {
  const tab = await openSearch('lin')
  await search(tab, ellison, `0 results for “${ellison}”`)
  await search(tab, 'martha ellison', '1 result for “martha ellison”')
  const [only, ...others] = await found()
  expect(only?.textContent).toContain('Contract 0100100101')
  expect(others).toEqual([])
})

test.each(['guest', 'gone'])('%s has neither the page nor a link to it', async (as) => {
  const tab = await openPortal({ as, at })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Search Clients & Contracts' })).toBeNull()
  await tab.goTo('/dashboard')
  expect((await screen.findAllByRole('link', { name: 'Documentation' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Client Lookup' })).toBeNull()
  expect(tab.sentTo(searchClients)).toEqual([])
})

test('the answer of an earlier search never takes the place of the last one', async () => {
  const tab = await openSearch('rivera')
  tab.neverAnswers(searchClients)
  await search(tab, 'abernathy', 'Searching...')
  tab.recover()
  await search(tab, 'ellison', /^\d+ results for “ellison”$/)
  expect((await found())[0]?.textContent).toContain('Ellison')
})

test('a failed search drops the rows of the one before and says so', async () => {
  const tab = await openSearch('rivera')
  await search(tab, 'ellison', /^\d+ results for “ellison”$/)
  tab.fails(searchClients, { status: 409 })
  await search(tab, 'abernathy', 'There was a problem searching. Please try again.')
  expect(await found()).toEqual([])
  tab.losesConnection(searchClients)
  await search(tab, 'ellison', 'There was an error connecting to our system. Please try searching again.')
})

test('a client or contracts that fail to load say so, and can be tried again', async () => {
  const tab = await openSearch('rivera')
  tab.fails(getClient, { status: 404 })
  await selectClient(tab)
  await screen.findByText('There was a problem getting the client information. Please try again.')
  tab.recover()
  tab.fails(getClientContracts, { status: 404 })
  await tab.press('Retry')
  await screen.findByRole('heading', { name: 'Martha Ellison' })
  await screen.findByText('There was a problem getting the contract information. Please try again.')
  tab.recover()
  await tab.press('Retry')
  await screen.findByRole('region', { name: 'Active Contracts (2)' })
  expect(screen.queryByText(/^There was a problem/)).toBeNull()
})

test('a session that expires while the user searches keeps the text for the same user', async () => {
  const tab = await openSearch('rivera')
  await selectClient(tab)
  await client()
  await tab.press('Search Clients & Contracts')
  const date = new Date(Date.now() + 2 * 3_600_000).toUTCString()
  tab.fails(searchClients, { status: 401, headers: { date } })
  await search(tab, "o'sullivan-ibáñez")
  await waitFor(() => expect(tab.leftTo()).toBe('/expired'))
  tab.recover()
  tab.load('/expired')
  await tab.user.type(await screen.findByLabelText('User ID'), 'rivera')
  await tab.user.type(screen.getByLabelText('Password'), demoPassword)
  await tab.press('Sign in')
  const box = (await panel()).getByRole<HTMLInputElement>('searchbox')
  expect([tab.address(), box.value]).toEqual([at, "o'sullivan-ibáñez"])
  await tab.user.type(box, '{Enter}')
  await (await panel()).findAllByText(/^\d results for “o'sullivan-ibáñez”$/)
})
