import { getContracts, getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getEnvironmentMode } from '@producer-portal/domain/config'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const atPending = { as: 'okafor', at: '/new-business/pending' }
const findCount = () => screen.findByText(/^Showing \d+ (Pending|Issued|Not Placed) Cases?$/)
const getRows = () => document.querySelectorAll('[role="rowheader"]')
const queryField = () => screen.queryByRole('searchbox', { name: 'Name or contract number' })
const getField = () => screen.getByRole('searchbox', { name: 'Name or contract number' })
const getLists = () => within(screen.getByRole('navigation', { name: 'Case lists' }))
const select = (name: string) => screen.getByRole('combobox', { name, hidden: true })

test('while a list loads, it says so and cannot be exported', async () => {
  await openPortal({ ...atPending, before: ({ neverAnswers }) => neverAnswers(getContractsAndRequirements) })
  expect(await screen.findAllByText('Loading cases')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true)
  expect(screen.queryByText('There are no results.')).toBeNull()
})

test('a list that fails to load says so in place of its rows, without the reason of the service, and Retry loads it', async () => {
  const { user, recover } = await openPortal({
    ...atPending,
    before: ({ fails }) => fails(getContractsAndRequirements, { status: 409, body: { message: 'no such table' } }),
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to get contracts.')
  expect(screen.queryByText(/no such table/)).toBeNull()
  expect(screen.queryByText('There are no results.')).toBeNull()
  expect(screen.queryByText(/^Showing/)).toBeNull()
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await findCount()
  await waitFor(() => expect(getRows()).toHaveLength(10))
})

test('without a connection the list says so, and Retry loads it once there is one', async () => {
  const { user, recover, sentTo } = await openPortal({
    ...atPending,
    before: ({ losesConnection }) => losesConnection(getContractsAndRequirements),
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to get contracts.')
  recover()
  const before = sentTo(getContractsAndRequirements).length
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(sentTo(getContractsAndRequirements).length).toBeGreaterThan(before)
  expect(await findCount()).toBeDefined()
})

test('a refresh that fails keeps the rows and says since when they are, until Retry loads them', async () => {
  const { user, fails, recover } = await openPortal(atPending)
  const count = (await findCount()).textContent
  fails(getContractsAndRequirements, { status: 409 })
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh list' }))
  await screen.findByText(/^Not updated since \d+:\d\d [AP]M$/)
  expect(getRows()).toHaveLength(10)
  expect((await findCount()).textContent).toBe(count)
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(/^Not updated since/)).toBeNull())
  expect(getRows()).toHaveLength(10)
})

test('the name of a case is a link to its details, alone in a tab too, and opens them in place', async () => {
  const { user, address, load } = await openPortal(atPending)
  const [link] = await within(await screen.findByRole('grid')).findAllByRole('link', { name: /^\D+$/ })
  const href = link?.getAttribute('href') ?? ''
  expect(href).toMatch(/^\/new-business\/pending\?case=[^&]+&panel=detail$/)
  await user.click(link as HTMLElement)
  await screen.findByRole('dialog', { name: link?.textContent })
  expect(address()).toBe(href)
  load(href)
  expect(await screen.findByRole('dialog', { name: link?.textContent })).toBeDefined()
})

test('a list without cases says that there are no results', async () => {
  await openPortal({
    ...atPending,
    before: ({ changesAnswer }) => changesAnswer(getContractsAndRequirements, () => []),
  })
  await screen.findByText('There are no results.')
  expect(screen.getByText('Showing 0 Pending Cases')).toBeDefined()
})

test('a list is asked for only once the settings of the environment have loaded', async () => {
  const { sentTo } = await openPortal({ ...atPending, before: ({ neverAnswers }) => neverAnswers(getEnvironmentMode) })
  await screen.findByRole('heading', { level: 1, name: 'New Business' })
  expect(sentTo(getContractsAndRequirements)).toEqual([])
})

test('each list is asked for by its own type, and Refresh list asks again', async () => {
  const { user, sentTo } = await openPortal({ as: 'okafor', at: '/new-business/not-placed' })
  await screen.findByText(/^Showing \d+ Not Placed Cases$/)
  await screen.findByRole('columnheader', { name: 'Effective Date' })
  expect(sentTo(getContractsAndRequirements).map(({ path }) => path)).toEqual([
    '/contractsAndRequirements?type=not%20placed',
  ])
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh list' }))
  await waitFor(() => expect(sentTo(getContractsAndRequirements)).toHaveLength(2))
  expect(await screen.findAllByText('List refreshed')).not.toHaveLength(0)
})

test('filters, sort and page size are in the address, Back takes them one by one, and nothing is asked for again', async () => {
  const { user, address, keepsScroll, goBack, sentTo } = await openPortal(atPending)
  const all = (await findCount()).textContent
  await user.click(screen.getByRole('button', { name: 'Filter Cases' }))
  await user.selectOptions(select('Ordered By'), 'Agent')
  await waitFor(() => expect(screen.queryByText(all)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Days Pending' }))
  await user.selectOptions(select('Rows per page'), '25')
  expect(address()).toBe('/new-business/pending?orderedBy=Agent&rows=25&sort=days-pending&dir=ascending')
  expect(keepsScroll()).toBe(true)
  await goBack()
  expect(address()).toBe('/new-business/pending?orderedBy=Agent&sort=days-pending&dir=ascending')
  await goBack()
  await goBack()
  expect(address()).toBe('/new-business/pending')
  expect(select('Ordered By')).toHaveProperty('value', 'all')
  await screen.findByText(all)
  expect(sentTo(getContractsAndRequirements)).toHaveLength(1)
})

test('an address shows the list as it was seen: filters, sort and page size', async () => {
  await openPortal({
    ...atPending,
    at: '/new-business/pending?orderedBy=Agent&rows=25&sort=days-pending&dir=ascending',
  })
  await findCount()
  expect(screen.getByRole('columnheader', { name: 'Days Pending' }).getAttribute('aria-sort')).toBe('ascending')
  expect(select('Rows per page')).toHaveProperty('value', '25')
  expect(select('Ordered By')).toHaveProperty('value', 'Agent')
})

test('an address with choices that the list does not offer shows the whole list', async () => {
  const { user } = await openPortal({
    ...atPending,
    at: '/new-business/pending?status=Nonsense&agent=AG7777&time=past-365&rows=9999&sort=constructor',
  })
  await findCount()
  await waitFor(() => expect(getRows()).toHaveLength(10))
  const opener = screen.getByRole('button', { name: /^Filter Cases/ })
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener)
  for (const name of ['Status', 'Agency / Agent', 'Time']) expect(select(name)).toHaveProperty('value', 'all')
})

test('the filters are hidden until they are asked for, and stay as they were left, list by list', async () => {
  const { user, goTo, address } = await openPortal(atPending)
  await findCount()
  expect(queryField()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filter Cases' }))
  expect(queryField()).not.toBeNull()
  expect(address()).toBe('/new-business/pending')
  await goTo('/new-business/issued')
  await screen.findByText(/^Showing \d+ Issued Cases$/)
  expect(queryField()).toBeNull()
  await goTo('/new-business/pending')
  await screen.findByText(/^Showing \d+ Pending Cases$/)
  expect(queryField()).not.toBeNull()

  // A filter that is set is listed only where the fields don't show it
  await user.selectOptions(select('Ordered By'), 'Agent')
  await screen.findByRole('button', { name: 'Clear Filters' })
  expect(screen.queryByRole('button', { name: 'Remove Ordered By: Agent' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Filter Cases/ }))
  await user.click(await screen.findByRole('button', { name: 'Remove Ordered By: Agent' }))
  await waitFor(() => expect(address()).toBe('/new-business/pending'))
})

test('the name of an insured narrows its own list only, is kept for it, and is never in the address', async () => {
  const { user, address } = await openPortal({ ...atPending, at: '/new-business/pending?page=2' })
  await findCount()
  const [first] = getRows()
  const name = (first?.textContent ?? '').trim().slice(0, 8)
  await user.click(screen.getByRole('button', { name: 'Filter Cases' }))
  await user.type(getField(), name.toUpperCase())
  await screen.findByText(/^Showing [1-9] Pending Cases?$/)
  expect(address()).toBe('/new-business/pending')

  await user.selectOptions(select('Rows per page'), '25')
  await user.click(getLists().getByRole('link', { name: /^Issued/ }))
  await screen.findByText(/^Showing \d+ Issued Cases$/)
  expect(address()).toBe('/new-business/issued')
  await user.click(getLists().getByRole('link', { name: /^Pending/ }))
  await screen.findByText(/^Showing [1-9] Pending Cases?$/)
  expect(address()).toBe('/new-business/pending?rows=25')
  expect(getField()).toHaveProperty('value', name.toUpperCase())
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  await waitFor(() => expect(getField()).toHaveProperty('value', ''))
  expect(document.activeElement?.getAttribute('role')).toBe('group')
})

test('the lists say how many cases each has where the dashboard has loaded them', async () => {
  const { goTo } = await openPortal({ as: 'rivera' })
  await screen.findByText(/^Showing 1 - 5 of 60$/)
  await screen.findByRole('tab', { name: 'Issued (40)' })
  await goTo('/new-business/pending')
  const lists = await screen.findByRole('navigation', { name: 'Case lists' })
  within(lists).getByRole('link', { name: 'Pending (60)' })
  expect(within(lists).getByRole('link', { name: 'Issued (40)' })).toBeDefined()
})

test('the breadcrumb leads to the dashboard', async () => {
  const { user, address } = await openPortal(atPending)
  await findCount()
  await user.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Dashboard' }),
  )
  expect(address()).toBe('/dashboard')
})

test('home office is asked for a choice first, and loads the lists of what it chose', async () => {
  const { sentTo, goTo } = await openPortal({ as: 'hale', at: '/new-business/pending' })
  await screen.findByText('You have not searched for any cases yet.')
  expect(sentTo(getContractsAndRequirements)).toEqual([])
  expect(sentTo(getContracts)).toEqual([])
  await goTo('/new-business/pending?number=AG1001')
  await findCount()
  expect(sentTo(getContractsAndRequirements).map(({ path }) => path)).toEqual([
    '/contractsAndRequirements?type=pending&number=AG1001',
  ])
  expect(screen.getByRole('link', { name: 'Column Settings' }).getAttribute('href')).toBe(
    '/new-business/column-settings/pending?number=AG1001',
  )
})

test('home office is told when what it chose has no cases', async () => {
  await openPortal({
    as: 'hale',
    at: '/new-business/pending?number=AG1001',
    before: ({ changesAnswer }) => changesAnswer(getContractsAndRequirements, () => []),
  })
  expect(await screen.findByText('There are no results for the current search.')).toBeDefined()
})

const readWidths = () =>
  document.querySelector<HTMLElement>('.dt-scroller')?.style.getPropertyValue('--dt-main-columns') ?? ''

test('a column that was made wider is as wide after a reload, and in its own list only', async () => {
  const { user, reload, goTo } = await openPortal(atPending)
  await findCount()
  const before = readWidths()
  const handle = await screen.findByRole('separator', { name: 'Width of Product Name' })
  fireEvent.pointerDown(handle, { pointerId: 1, isPrimary: true, button: 0, clientX: 300 })
  fireEvent.pointerUp(handle, { pointerId: 1, isPrimary: true, button: 0, clientX: 300 })
  await user.click(await screen.findByRole('button', { name: 'Wider' }))
  const wider = readWidths()
  expect(wider).not.toBe(before)
  reload()
  await findCount()
  expect(readWidths()).toBe(wider)
  await goTo('/new-business/issued')
  await findCount()
  expect(window.localStorage.getItem('producer-portal.column_widths')).toMatch(/^{"pending":{"[a-z-]+":\d+}}$/)
})
