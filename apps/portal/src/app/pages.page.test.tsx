import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getEnvironmentMode, getFeatureFlags } from '@producer-portal/domain/config'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { browserCookies } from '../auth/cookies.js'
import type { PortalTab } from '../testing/open-portal.js'
import { openPortal } from '../testing/open-portal.js'

const notFound = 'Oops! Nothing to see here.'
const listFailed = 'Failed to get contracts.'
const profileButton = () => screen.findByRole('button', { name: /profile of/i })

describe('an address that may not exist', () => {
  test('is loading while the flags are unknown', async () => {
    const tab = await openPortal({
      as: 'rivera',
      at: '/no-such-page',
      before: ({ neverAnswers }) => neverAnswers(getFeatureFlags),
    })
    await within(await screen.findByRole('main')).findByText('Loading')
    expect(screen.queryByText(notFound)).toBeNull()
    tab.recover()
    tab.reload()
    await screen.findByRole('heading', { name: notFound })
  })

  test('is not that of a page in other letters, which the service does not have either', async () => {
    await openPortal({ as: 'rivera', at: '/Change-Email' })
    expect(await screen.findByRole('heading', { name: notFound })).toBeTruthy()
  })

  test('is loading while the mode is unknown', async () => {
    await openPortal({ at: '/testing', before: ({ neverAnswers }) => neverAnswers(getEnvironmentMode) })
    await screen.findAllByText('Loading')
    expect(screen.queryByText(notFound)).toBeNull()
  })

  test.each([
    ['is production', { status: 200, body: 'prod' }],
    ['cannot be loaded', { status: 400 }],
  ])('such as the testing page is not found where the mode %s', async (_, answer) => {
    await openPortal({ at: '/testing', before: ({ fails }) => fails(getEnvironmentMode, answer) })
    await screen.findByRole('heading', { name: notFound })
    expect(screen.queryByRole('button', { name: 'Crash the site' })).toBeNull()
  })
})

test('a page whose flag fails to load waits and says so, and opens with Retry', async () => {
  const tab = await openPortal({
    as: 'rivera',
    at: '/leaderboard',
    before: ({ fails }) => fails(getFeatureFlags, { status: 409 }),
  })
  await screen.findAllByText('Failed to get feature flags.')
  await tab.press('Retry')
  await screen.findAllByText('Failed to get feature flags.')
  await within(await screen.findByRole('main')).findByText('Loading')
  expect(screen.queryByText(notFound)).toBeNull()
  tab.recover()
  await tab.press('Retry')
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard' })
  expect(screen.queryByText('Failed to get feature flags.')).toBeNull()
})

test('flags that fail to load are reported, and the user stays signed in, as the call needs no session', async () => {
  const tab = await openPortal({ as: 'rivera', before: ({ fails }) => fails(getFeatureFlags, { status: 401 }) })
  await screen.findAllByText('Failed to get feature flags.')
  await screen.findByRole('heading', { level: 1, name: /^Welcome/ })
  await profileButton()
  expect(tab.leftTo()).toBeUndefined()
})

test('the page for outside errors leads home', async () => {
  const tab = await openPortal({ at: '/obs' })
  await screen.findByRole('heading', { name: 'An unexpected error occurred.' })
  await tab.press('Take Me Home')
  await expect.poll(tab.address).toBe('/login')
})

describe('a crash', () => {
  test('of a section says so and leaves the rest of the page usable', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const tab = await openPortal({ as: 'rivera', at: '/testing' })
    await tab.press('Crash a section')
    await screen.findByText(/an unexpected error has occurred in this section/)
    await screen.findByRole('heading', { name: 'Testing' })
    await tab.user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await expect.poll(tab.address).toBe('/dashboard')
  })

  test('of the whole site signs the user out, goes home and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const tab = await openPortal({ as: 'rivera', at: '/testing' })
    const { jwt } = browserCookies()
    await tab.press('Crash the site')
    await screen.findByText(/causing you to be logged out of your account/)
    expect(window.location.pathname).toBe('/')
    expect(browserCookies().jwt ?? '').toBe('')
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    await expect.poll(async () => (await tab.service.call('/api/profile', { token: jwt })).status).toBe(401)
  })
})

describe('a list', () => {
  test.each<[string, (tab: Pick<PortalTab, 'fails' | 'losesConnection'>) => void]>([
    ['is refused', ({ fails }) => fails(getContractsAndRequirements, { status: 409, body: { message: 'column "x"' } })],
    ['gets no answer but that of a proxy', ({ fails }) => fails(getContractsAndRequirements, { status: 502 })],
    ['has no connection', ({ losesConnection }) => losesConnection(getContractsAndRequirements)],
  ])('that %s says so and looks like no empty one, signs nobody out, and loads with Retry', async (_, before) => {
    const tab = await openPortal({ as: 'rivera', at: '/new-business/pending', before })
    await screen.findAllByText(listFailed)
    expect(screen.queryByText('There are no results.')).toBeNull()
    expect(screen.queryByText(/column "x"/)).toBeNull()
    await profileButton()
    tab.recover()
    const sent = tab.sentTo(getContractsAndRequirements).length
    await tab.press('Retry')
    expect(tab.sentTo(getContractsAndRequirements).length).toBeGreaterThan(sent)
    await expect.poll(() => screen.queryAllByRole('rowheader').length).toBe(10)
    expect(screen.queryByText(listFailed)).toBeNull()
  })

  test('that takes long says so, and is asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const tab = await openPortal({
      as: 'rivera',
      at: '/new-business/pending',
      before: ({ neverAnswers }) => neverAnswers(getContractsAndRequirements),
    })
    await screen.findByRole('heading', { name: 'New Business' })
    await vi.advanceTimersByTimeAsync(9_000)
    await screen.findAllByText('This is taking longer than usual.')
    tab.recover()
    await tab.press('Retry')
    await expect.poll(() => screen.queryAllByRole('rowheader').length).toBe(10)
    await expect.poll(() => screen.queryAllByText('This is taking longer than usual.')).toEqual([])
    expect(screen.queryByText(listFailed)).toBeNull()
  })
})

test('a browser that is out of date is told which ones serve better, and still signs in', async () => {
  await openPortal({
    at: '/login',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  })
  await screen.findByRole('region', { name: 'Browser' })
  await screen.findByLabelText('User ID')
  expect(screen.getByRole('note').textContent).toContain(
    'For the best experience use the latest version of Chrome, Microsoft Edge, Safari, or Firefox.',
  )
})
