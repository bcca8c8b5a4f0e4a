import { getMessageCount } from '@producer-portal/domain/account'
import { dismissNotification, getCurrentNotification, getNavigationTree } from '@producer-portal/domain/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

// A small page, so that these are about the frame
const atFrame = { as: 'rivera', at: '/quick-links' }
const findHeading = () => screen.findByRole('heading', { level: 1 })
const queryBanner = () => screen.queryByRole('region', { name: 'Site notification' })

test('while the navigation loads, the page is there already', async () => {
  await openPortal({ ...atFrame, before: ({ neverAnswers }) => neverAnswers(getNavigationTree) })
  await findHeading()
  expect(screen.getByRole('status', { name: 'Loading navigation' })).toBeDefined()
})

test('a navigation that fails to load says so, and keeps the way to the dashboard', async () => {
  await openPortal({ ...atFrame, before: ({ fails }) => fails(getNavigationTree, { status: 409 }) })
  await screen.findByText('An unexpected error occurred.')
  const rail = screen.getByRole('navigation', { name: 'Main' })
  expect(within(rail).getByRole('link', { name: 'Dashboard' })).toBeDefined()
})

test('without a connection the navigation says so, and returns with it', async () => {
  const { recover, reload } = await openPortal({
    ...atFrame,
    before: ({ losesConnection }) => losesConnection(getNavigationTree),
  })
  await screen.findByText('Network Error')
  recover()
  reload()
  expect(
    await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('button', { name: 'New Business' }),
  ).toBeDefined()
})

test('the rail leads from page to page, names each in the title and puts the focus on its heading', async () => {
  const { user, address } = await openPortal(atFrame)
  await findHeading()
  const rail = await screen.findByRole('navigation', { name: 'Main' })
  await user.click(await within(rail).findByRole('button', { name: 'New Business' }))
  // A click of `user` draws menu and page in one go, and the menu would give the focus back after the page has taken it
  const item = await screen.findByRole('menuitem', { name: 'Issued' })
  item.click()
  await screen.findByRole('heading', { level: 1, name: 'New Business' })
  expect(address()).toBe('/new-business/issued')
  expect(document.title).toBe('Issued cases · Example Producer Portal')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(within(rail).getByRole('button', { name: 'New Business' }).getAttribute('aria-current')).toBe('true')
  await user.click(within(rail).getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(document.title).toBe('Dashboard · Example Producer Portal'))
})

test('search, other sites and the classic dashboard open in a tab of their own', async () => {
  const { user, address } = await openPortal(atFrame)
  await findHeading()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const header = within(screen.getByRole('banner'))
  await user.type(header.getByRole('searchbox'), 'term life & more{Enter}')
  await user.click(header.getByRole('button', { name: /^Open Classic Dashboard/ }))
  expect(open.mock.calls).toEqual([
    ['https://search.test.example.com/?q=term%20life%20%26%20more', '_blank', 'noopener,noreferrer'],
    [expect.stringMatching(/\/classic$/), '_blank', 'noopener,noreferrer'],
  ])
  for (const [name, path] of [
    [/^Directories/, /\/directories$/],
    [/^Marketing Portal/, /\/marketing$/],
    [/^Insurance Products/, /\/insurance-products$/],
  ] as const) {
    const link = header.getByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(path)
    expect(link.getAttribute('target')).toBe('_blank')
  }
  expect(address()).toBe('/quick-links')
})

test.each([
  ['signed in', { as: 'rivera', at: '/quick-links' }],
  ['signed out', { at: '/login' }],
  ['that there is not', { at: '/no-such-page' }],
])('a page %s says at its foot whom the portal is for', async (_, options) => {
  await openPortal(options)
  const foot = within(await screen.findByRole('contentinfo'))
  expect(foot.getByText('For producer or registered representative use only. Not for use with clients.')).toBeDefined()
})

test('the header has the messages, with the number of unread ones, and the profile card', async () => {
  const { user } = await openPortal({
    ...atFrame,
    as: 'moreau',
    before: ({ changesAnswer }) => changesAnswer(getMessageCount, () => ({ unreadSms: 7 })),
  })
  const header = within(screen.getByRole('banner'))
  const messages = await header.findByRole('button', { name: 'Messages, 7 unread' })
  expect(within(messages).getByText('7')).toBeDefined()
  await user.click(messages)
  await screen.findByRole('menuitem', { name: /^Secure Messages \(7 unread\)/ })
  await user.keyboard('{Escape}')
  await user.click(header.getByRole('button', { name: /profile of/i }))
  await screen.findByRole('dialog', { name: /^Profile of/ })
})

test('a notification that is dismissed stays away, on the next visit too, and the focus goes to the page', async () => {
  const { user, reload, sentTo } = await openPortal({ ...atFrame, as: 'moreau' })
  await findHeading()
  await waitFor(() => expect(queryBanner()).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  expect(queryBanner()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await waitFor(() => expect(sentTo(dismissNotification)).toHaveLength(1))
  const asked = sentTo(getCurrentNotification).length
  reload()
  await findHeading()
  await waitFor(() => expect(sentTo(getCurrentNotification).length).toBeGreaterThan(asked))
  expect(queryBanner()).toBeNull()
})

test('a notification whose dismissal fails is gone for this visit, without a word', async () => {
  const { user, fails } = await openPortal({ ...atFrame, as: 'moreau' })
  await waitFor(() => expect(queryBanner()).not.toBeNull())
  fails(dismissNotification)
  await user.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  expect(queryBanner()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('how the portal looks is chosen in the profile card, applies at once and is kept in the browser', async () => {
  const { user, reload } = await openPortal(atFrame)
  await findHeading()
  const look = document.documentElement.dataset
  expect(look['ppMode']).toBe('system')
  await user.click(screen.getByRole('button', { name: /profile of/i }))
  const card = await screen.findByRole('dialog', { name: /Profile of/ })
  await user.click(within(card).getByRole('button', { name: 'Display' }))
  await user.click(within(card).getByRole('radio', { name: 'Dark' }))
  expect(look['ppMode']).toBe('dark')
  await user.click(within(card).getByRole('radio', { name: 'Compact' }))
  expect(look['ppDensity']).toBe('compact')
  reload()
  await findHeading()
  expect([look['ppMode'], look['ppDensity']]).toEqual(['dark', 'compact'])
})

test('a person viewing the portal as someone else is told so on every page, and signs out to end it', async () => {
  const { user, goTo, leftTo } = await openPortal({
    ...atFrame,
    before: () => {
      document.cookie = 'impersonate=hale; path=/'
    },
  })
  await screen.findByText('Viewing as Elena Rivera')
  await goTo('/no-such-page')
  await screen.findByText('Viewing as Elena Rivera')
  const banner = screen.getByRole('region', { name: 'Viewing as someone else' })
  await user.click(within(banner).getByRole('button', { name: 'Sign Out' }))
  // The service ends the session, and takes the cookie along
  await waitFor(() => expect(leftTo()).toBe('/api/auth/logout'))
})

test('without anyone to view as, nothing says so', async () => {
  await openPortal(atFrame)
  await findHeading()
  expect(screen.queryByText(/^Viewing as/)).toBeNull()
})
