import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import { searchAgents } from '@producer-portal/domain/home-office'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const pending = '/new-business/pending'
const notSearched = 'You have not searched for any cases yet.'
const lakeshore = 'Showing cases for Lakeshore Financial Group (AG1001)'

const inMain = () => within(screen.getByRole('main'))
const findRows = async () => within(await screen.findByRole('grid')).findAllByRole('rowheader')
const listCalls = ({ sent }: PortalTab) => sent.filter(({ path }) => /^\/(inforce-)?contracts/.test(path))
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const findTabText = async () => (await screen.findByRole('link', { name: /^Pending/ })).textContent
const findFilter = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Agency / Agent' })
const readCount = () => screen.getAllByText(/^Showing \d+ Pending Cases?$/)[0]?.textContent
const isHeard = (text: string) =>
  expect
    .poll(() => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join(' '))
    .toContain(text)
async function search(user: UserEvent, term: string) {
  const panel = within(await screen.findByRole('dialog', { name: 'Search All Agents' }))
  await user.clear(panel.getByRole('searchbox'))
  await user.click(panel.getByRole('searchbox'))
  await user.paste(term)
  await user.keyboard('{Enter}')
  return panel
}
async function choose(user: UserEvent, term: string, name: RegExp) {
  await press(user, 'Search All Cases')
  const panel = await search(user, term)
  const choice = await panel.findByRole('button', { name })
  choice.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('home office sees no case before it has searched, and no list is loaded', async () => {
  const tab = await openPortal({ as: 'hale', at: pending })
  await screen.findByText(notSearched)
  expect(screen.queryByRole('button', { name: 'Filter Cases' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear Selection' })).toBeNull()
  for (const at of ['/inforce-business/pending-lapse', '/dashboard']) {
    await tab.goTo(at)
    await screen.findByRole('button', { name: 'Search All Cases' })
  }
  expect(listCalls(tab)).toEqual([])
})

test('the lists of a chosen agency are there on every page, over a reload too', async () => {
  const tab = await openPortal({ as: 'hale', at: pending })
  const { user, address, reload } = tab
  await press(user, 'Search All Cases')
  const panel = await search(user, 'lak')
  expect(panel.getByText('No Search Returns')).toBeTruthy()
  expect(tab.sentTo(searchAgents)).toHaveLength(0)
  await search(user, 'lake')
  await panel.findAllByText(/^\d+ results? for "lake"$/)
  expect(listCalls(tab)).toEqual([])
  await user.click(panel.getByRole('button', { name: /^Lakeshore Financial Group/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(`${pending}?number=AG1001`)
  expect(await findRows()).toHaveLength(10)
  expect(await inMain().findByText(lakeshore)).toBeTruthy()

  reload()
  expect(await findRows()).toHaveLength(10)
  await user.click(within(screen.getByRole('navigation', { name: 'Case lists' })).getByRole('link', { name: 'Issued' }))
  await waitFor(() => expect(address()).toBe('/new-business/issued?number=AG1001'))
  await findRows()
  await press(user, 'View in Agent Dashboard')
  await waitFor(() => expect(address()).toBe('/dashboard?number=AG1001'))
  await screen.findByText(lakeshore)
  expect(screen.queryByRole('button', { name: 'View in Agent Dashboard' })).toBeNull()
  await tab.goTo('/new-business/column-settings/pending')
  const home = await inMain().findByRole('link', { name: 'Dashboard' })
  expect(home.getAttribute('href')).toBe('/dashboard?number=AG1001')
  expect(listCalls(tab).filter(({ path }) => !path.includes('number=AG1001'))).toEqual([])
})

test.each(['AG1001', '100101'])('the choice of %s is cleared with one press, and stays so', async (number) => {
  const { user, address, reload, goTo } = await openPortal({ as: 'hale', at: `${pending}?number=${number}` })
  await findRows()
  await press(user, 'Clear Selection')
  await screen.findByText(notSearched)
  expect(address()).toBe(pending)
  expect(screen.queryByRole('button', { name: 'Clear Selection' })).toBeNull()
  reload()
  await screen.findByText(notSearched)
  await goTo('/inforce-business/pending-lapse')
  await screen.findByText(notSearched)
})

test('a choice that is cleared in another tab is cleared here too', async () => {
  const { address } = await openPortal({ as: 'hale', at: `${pending}?number=AG1001` })
  await findRows()
  const key = 'producer-portal.session.hale:viewed'
  window.localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  await screen.findByText(notSearched)
  expect(address()).toBe(pending)
})

test('the count of a list is of what it shows: of the agent, and of the agency once the filter is another one', async () => {
  const { user } = await openPortal({ as: 'hale', at: `${pending}?number=100102` })
  await screen.findByText('Showing 9 Pending Cases')
  expect(await findTabText()).toBe('Pending (9)')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Agency / Agent', hidden: true }), 'All')
  await screen.findByText('Showing 60 Pending Cases')
  expect(await findTabText()).toBe('Pending (60)')
})

test('an agency without cases reads as a search without results', async () => {
  await openPortal({
    as: 'hale',
    at: `${pending}?number=AG1001`,
    before: ({ changesAnswer }) => changesAnswer(getContractsAndRequirements, () => []),
  })
  expect(await screen.findByText('There are no results for the current search.')).toBeTruthy()
})

test('a search that fails says why, keeps what was typed, and can be sent again', async () => {
  const { user, fails, losesConnection, recover } = await openPortal({ as: 'hale', at: pending })
  await press(user, 'Search All Cases')
  fails(searchAgents, { status: 409, body: { message: 'no' } })
  const panel = await search(user, 'rivera')
  const send = async () => user.click(panel.getByRole('button', { name: 'Search' }))
  expect((await panel.findByRole('alert')).textContent).toMatch(/There was a problem searching\.\s+Please try again/)
  losesConnection(searchAgents)
  await send()
  await waitFor(() =>
    expect(panel.getByRole('alert').textContent).toContain(
      'There was an error connecting to our system. Please try searching again.',
    ),
  )
  expect(panel.getByRole<HTMLInputElement>('searchbox').value).toBe('rivera')
  recover()
  await send()
  await panel.findAllByText(/^\d+ results? for "rivera"$/)
  expect(panel.queryByRole('alert')).toBeNull()
})

test('after a choice the focus has a place, and what was chosen is read out', async () => {
  const { user } = await openPortal({ as: 'hale', at: '/dashboard' })
  await choose(user, 'lake', /^Lakeshore Financial Group/)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  await isHeard('Selected: Lakeshore Financial Group (AG1001)')
  await choose(user, 'summit', /^Summit Legacy Partners/)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Search All Cases'))
  await isHeard('Selected: Summit Legacy Partners (AG3003)')
})

test('the lists of an agent are those of the agency, narrowed by a filter that shows whom', async () => {
  const tab = await openPortal({ as: 'hale', at: pending })
  const { user, address, goBack, goTo } = tab
  await choose(user, '100101', /^Elena Rivera/)
  expect(address()).toBe(`${pending}?number=100101`)
  await inMain().findByText('Showing cases for Elena Rivera (100101)')
  await findRows()
  expect((await findFilter()).value).toBe('100101')
  const own = readCount()

  await user.selectOptions(await findFilter(), 'All')
  await waitFor(() => expect(address()).toBe(`${pending}?number=100101&agent=all`))
  await inMain().findByText(lakeshore)
  await waitFor(() => expect(readCount()).not.toBe(own))
  await goBack()
  await waitFor(async () => expect((await findFilter()).value).toBe('100101'))
  expect(readCount()).toBe(own)

  await press(user, 'View in Agent Dashboard')
  await waitFor(() => expect(address()).toBe('/dashboard?number=100101'))
  await screen.findByRole('tab', { name: `Pending (${/\d+/.exec(own ?? '')?.[0]})` })
  await goTo('/inforce-business/all')
  expect((await findFilter()).value).toBe('100101')
  expect(listCalls(tab).filter(({ path }) => !path.includes('number=AG1001'))).toEqual([])
})

test('a chosen agency keeps its name when its lists are narrowed to one of its agents', async () => {
  const { user, address } = await openPortal({ as: 'hale', at: `${pending}?number=AG1001` })
  await inMain().findByText(lakeshore)
  await press(user, 'Filter Cases')
  await user.selectOptions(await findFilter(), '100101')
  await waitFor(() => expect(address()).toBe(`${pending}?number=AG1001&agent=100101`))
  expect(inMain().getByText(lakeshore)).toBeTruthy()
})

test('an agent who cannot be looked up has lists all the same', async () => {
  const tab = await openPortal({
    as: 'hale',
    at: `${pending}?number=100101`,
    before: ({ fails }) => fails(searchAgents, { status: 409, body: { message: 'no' } }),
  })
  await findRows()
  expect(inMain().getByText('Showing cases for 100101')).toBeTruthy()
  expect(listCalls(tab).every(({ path }) => path.includes('number=100101'))).toBe(true)
})

test('only home office can look at the lists of others', async () => {
  const tab = await openPortal({ as: 'rivera', at: `${pending}?number=AG2002` })
  await findRows()
  for (const name of ['Search All Cases', 'View in Agent Dashboard'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(listCalls(tab).filter(({ path }) => path.includes('number='))).toEqual([])
})

test('while a search has no answer the panel says so, and an earlier result is not there', async () => {
  const { user, neverAnswers } = await openPortal({ as: 'hale', at: pending })
  await press(user, 'Search All Cases')
  const panel = await search(user, 'lake')
  await panel.findByRole('button', { name: /^Lakeshore Financial Group/ })
  neverAnswers(searchAgents)
  await search(user, 'summit')
  expect((await panel.findAllByText('Searching…')).length).toBeGreaterThan(0)
  expect(panel.queryByRole('button', { name: /^Lakeshore Financial Group/ })).toBeNull()
})
