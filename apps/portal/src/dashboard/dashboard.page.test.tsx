import { formatAccessUser } from '@producer-portal/domain/access'
import { getContracts } from '@producer-portal/domain/cases'
import { getQuickLinkSelections } from '@producer-portal/domain/quick-links'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import { setCookies } from '../testing/sign-in-as.js'

const findWidget = () => screen.findByRole('region', { name: 'New Business Activity' })
const queryBanner = () => screen.queryByRole('link', { name: /^Change your classic password/ })
const namesIn = (widget: HTMLElement) =>
  [...widget.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent)
const typesOf = (calls: readonly { readonly path: string }[]) =>
  calls.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('type'))

test('while the lists load, none is counted or filtered', async () => {
  await openPortal({ as: 'rivera', before: ({ neverAnswers }) => neverAnswers(getContracts) })
  const widget = await findWidget()
  within(widget).getByRole('tab', { name: 'Pending (…)' })
  within(widget).getByRole('tab', { name: 'Not Placed (…)' })
  expect(within(widget).getByRole('button', { name: 'Filter New Business' })).toHaveProperty('disabled', true)
})

test('when the lists fail to load, Refresh asks for all three again', async () => {
  const { user, recover, sentTo } = await openPortal({
    as: 'rivera',
    before: ({ fails }) => fails(getContracts, { status: 409, body: { message: 'no such table' } }),
  })
  const widget = await findWidget()
  const alert = await within(widget).findByRole('alert')
  expect(alert.textContent).toContain('Oops! Something went wrong.')
  expect(alert.textContent).not.toContain('no such table')
  await waitFor(() => expect(sentTo(getContracts).length).toBeGreaterThanOrEqual(3))
  recover()
  const before = sentTo(getContracts).length
  await user.click(within(widget).getByRole('button', { name: 'Refresh' }))
  await within(widget).findByText('Showing 1 - 5 of 60')
  await waitFor(() =>
    expect(new Set(typesOf(sentTo(getContracts).slice(before)))).toEqual(new Set(['pending', 'issued', 'not_placed'])),
  )
  expect(within(widget).queryByRole('alert')).toBeNull()
})

test('lists that fail to refresh keep their rows and say since when they are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, goTo, fails, recover } = await openPortal({ as: 'rivera' })
  await within(await findWidget()).findByText('Showing 1 - 5 of 60')
  await goTo('/leaderboard')
  // Lists are asked for again only after a while
  await vi.advanceTimersByTimeAsync(2_000)
  fails(getContracts, { status: 409 })
  await goTo('/dashboard')
  const widget = await findWidget()
  await within(widget).findByText(/^Not updated since \d+:\d\d [AP]M$/)
  within(widget).getByText('Showing 1 - 5 of 60')
  expect(namesIn(widget)).toHaveLength(5)
  recover()
  await user.click(within(widget).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(within(widget).queryByText(/^Not updated/)).toBeNull())
})

test('a list that fails to load leaves the others alone', async () => {
  const { user } = await openPortal({
    as: 'rivera',
    before: ({ fails }) => fails(getContracts, { status: 409, only: 'type=pending' }),
  })
  const widget = await findWidget()
  await within(widget).findByRole('alert')
  await user.click(await within(widget).findByRole('tab', { name: 'Issued (40)' }))
  expect(await within(widget).findByText('Showing 1 - 5 of 40')).toBeDefined()
})

test('without cases the widget says so, list by list', async () => {
  const { user } = await openPortal({
    as: 'rivera',
    before: ({ changesAnswer }) => changesAnswer(getContracts, () => []),
  })
  const widget = await findWidget()
  await within(widget).findByText('No new business activity to show')
  await user.click(await within(widget).findByRole('tab', { name: 'Not Placed (0)' }))
  expect(await within(widget).findByText('There are no canceled or declined cases.')).toBeDefined()
})

test('an address opens the list, order and page that it names', async () => {
  const { user, address } = await openPortal({
    as: 'rivera',
    at: '/dashboard?list=issued&sort=name&dir=ascending&page=2',
  })
  const widget = await findWidget()
  await within(widget).findByText('Showing 6 - 10 of 40')
  expect(within(widget).getByRole('tab', { name: 'Issued (40)' }).getAttribute('aria-selected')).toBe('true')
  const names = namesIn(widget)
  expect(names).toHaveLength(5)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  await user.click(await within(widget).findByRole('tab', { name: 'Pending (60)' }))
  await within(widget).findByText('Showing 1 - 5 of 60')
  expect(address()).toBe('/dashboard?sort=name&dir=ascending')
})

test('an address with choices that do not exist opens the pending cases, longest pending first', async () => {
  await openPortal({ as: 'rivera', at: '/dashboard?list=nonsense&sort=constructor&status=Nonsense&page=99' })
  const widget = await findWidget()
  // Of a page past the last one, the last is shown
  await within(widget).findByText('Showing 56 - 60 of 60')
  expect(within(widget).getByRole('columnheader', { name: 'Days Pending' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
})

test('the name that cases are searched for is never in the address', async () => {
  const { user, address } = await openPortal({ as: 'rivera' })
  const widget = await findWidget()
  await within(widget).findByText('Showing 1 - 5 of 60')
  await user.click(within(widget).getByRole('button', { name: 'Filter New Business' }))
  await user.type(within(widget).getByLabelText('Name or contract number'), 'volkov')
  await within(widget).findByText('Showing 1 - 1 of 1')
  expect(address()).toBe('/dashboard')
})

test('a bar of the summary narrows the list to as many cases as it counts, and lets go again', async () => {
  const { user, address } = await openPortal({ as: 'rivera' })
  const widget = await findWidget()
  const getBar = () => within(widget).getByRole('button', { name: /^Awaiting Requirements \d+$/ })
  await within(widget).findByRole('button', { name: /^Awaiting Requirements \d+$/ })
  await user.click(getBar())
  await within(widget).findByText(`Showing 1 - 5 of ${/\d+$/.exec(getBar().textContent)?.[0]}`)
  expect(getBar().getAttribute('aria-pressed')).toBe('true')
  expect(address()).toBe('/dashboard?status=Awaiting+Requirements')
  await user.click(getBar())
  await within(widget).findByText('Showing 1 - 5 of 60')
  expect(address()).toBe('/dashboard')
  await user.click(within(widget).getByRole('button', { name: /^Over 90 days/ }))
  expect(address()).toBe('/dashboard?age=over-90')
})

test('what waits for the producer leads to a list that shows just that, counted alike', async () => {
  const { user, address } = await openPortal({ as: 'rivera' })
  const link = await screen.findByRole('link', { name: /^\d+ offers to review$/ })
  const count = Number.parseInt(link.textContent, 10)
  await user.click(link)
  await screen.findByText(`Showing ${count} Pending Cases`)
  expect(address()).toBe('/new-business/pending?attention=offers')
  await user.click(screen.getByRole('button', { name: 'Offers to review', pressed: true }))
  await screen.findByText('Showing 60 Pending Cases')
  expect(address()).toBe('/new-business/pending')
})

test('quick links that fail to load say so, and Retry loads them in their saved order', async () => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    before: ({ fails }) => fails(getQuickLinkSelections, { status: 409 }),
  })
  const links = await screen.findByRole('region', { name: 'Quick Links' })
  await within(links).findByText("We couldn't load your quick links. Try again.")
  recover()
  await user.click(within(links).getByRole('button', { name: 'Retry' }))
  await within(links).findByText('Forms Library')
  const names = within(within(links).getByRole('list')).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Forms Library (opens in a new tab)',
    'Benefact & NCDC Statements',
    'Pending New Business',
    'Life Insurance New Sales (opens in a new tab)',
  ])
})

test('the banner about the classic password is on the dashboard alone, until it is dismissed for good', async () => {
  const { user, goTo } = await openPortal({ as: 'rivera' })
  // One notice at a time
  const welcome = (await screen.findByText('Welcome to the new portal')).closest('[role]') as HTMLElement
  await findWidget()
  expect(queryBanner()).toBeNull()
  await user.click(within(welcome).getByRole('button', { name: /^Dismiss|^Close/ }))
  await waitFor(() => expect(queryBanner()).not.toBeNull())
  expect(queryBanner()?.getAttribute('href')).toBe('https://content.test.example.com/password')
  await goTo('/quick-links')
  await screen.findByRole('heading', { level: 1, name: /Quick Links/ })
  expect(queryBanner()).toBeNull()
  await goTo('/dashboard')
  const note = (await screen.findByText(/^Change your classic password/)).closest('[role="note"]')
  await user.click(within(note as HTMLElement).getByRole('button', { name: 'Dismiss' }))
  expect(queryBanner()).toBeNull()
  await goTo('/quick-links')
  await goTo('/dashboard')
  await findWidget()
  expect(queryBanner()).toBeNull()
})

test('a crash in the widget leaves what waits above and the links beside it usable, and says so in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await openPortal({ as: 'rivera' })
  const widget = await findWidget()
  await within(widget).findByText('Showing 1 - 5 of 60')
  const links = await screen.findByRole('region', { name: 'Quick Links' })
  const worklist = screen.getByRole('region', { name: 'Needs you' })
  const issued = await within(widget).findByRole('tab', { name: 'Issued (40)' })
  const prototype = Intl.NumberFormat.prototype as { format: unknown }
  vi.spyOn(prototype, 'format', 'get').mockImplementation(function format(this: Intl.NumberFormat) {
    if (this.resolvedOptions().style === 'currency') throw new Error('Broken')
    return String
  })
  await user.click(issued)
  await screen.findByText(/^We apologize, an unexpected error has occurred in this section\./)
  expect(screen.queryByRole('region', { name: 'New Business Activity' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Quick Links' })).toBe(links)
  expect(screen.getByRole('region', { name: 'Needs you' })).toBe(worklist)
})

test('the name of a case leads to its details in its list, and opens them in place', async () => {
  const { user, address } = await openPortal({ as: 'rivera', at: '/dashboard?list=issued' })
  const [row] = await within(await findWidget()).findAllByRole('rowheader')
  const link = within(row as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toMatch(/^\/new-business\/issued\?case=[^&]+&panel=detail$/)
  await user.click(link)
  await screen.findByRole('dialog', { name: link.textContent })
  expect(address()).toMatch(/^\/dashboard\?/)
})

test.each(['IDC3', 'AltDist'] as const)('a user of %s without a line of business is welcomed', async (audience) => {
  const roles = formatAccessUser({ userId: 'rivera', audiences: [audience], access: [] })
  await openPortal({
    as: 'rivera',
    before: async ({ service: { services } }) => {
      const account = services.db.updateTable('account').where('user_id', '=', roles.userId)
      await account.set({ audience, access: '' }).execute()
      setCookies({ ...roles })
    },
  })
  await screen.findByRole('heading', { name: /^Welcome to / })
  expect(screen.queryByRole('region', { name: /Activity$/ })).toBeNull()
})
