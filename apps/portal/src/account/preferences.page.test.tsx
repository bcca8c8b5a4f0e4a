import {
  getNotificationPreferences,
  getProfile,
  saveNotificationPreference,
  updateFieldDirectory,
  updateTextAlerts,
} from '@producer-portal/domain/account'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const getSwitch = (name: string, description?: RegExp) =>
  screen.findByRole<HTMLInputElement>('switch', { name, description })

/** The profile's value of text alerts. */
const shownOnProfile = async () => {
  const row = (await screen.findByText('Text alerts', { selector: 'dt *, dt' })).closest('div')
  return row?.querySelector('dd')?.textContent
}

/** Turns a switch and waits for what is said of it. */
async function flip({ user }: PortalTab, name: string, said: string) {
  await user.click(await getSwitch(name))
  await screen.findByText(said)
}

const choices = [
  {
    name: 'Include me in the Field Directory',
    endpoint: updateFieldDirectory,
    sent: [{ showInFieldDirectory: false }, { showInFieldDirectory: true }],
    off: 'You have been removed from the Field Directory.',
    on: 'You are now included in the Field Directory.',
    failed: 'Unknown error saving your Field Directory selection',
    lost: 'Unknown error saving your Field Directory selection. Check your internet connection and try again.',
  },
  {
    name: 'Text alerts',
    endpoint: updateTextAlerts,
    sent: [{ enabled: false }, { enabled: true }],
    off: 'You have opted out of text alerts.',
    on: 'You have opted in to text alerts.',
    failed: 'Unknown error saving your text alerts selection',
    lost: 'Failed to update opt in status. Please check your internet connection.',
  },
] as const

describe.each(choices)('$name', ({ name, endpoint, sent, off, on, failed, lost }) => {
  test('is saved at once, announced, and still so after a reload', async () => {
    const tab = await openPortal({ as: 'okafor', at: '/preferences' })
    expect((await getSwitch(name)).checked).toBe(true)
    await flip(tab, name, off)
    tab.reload()
    expect((await getSwitch(name)).checked).toBe(false)
    await flip(tab, name, on)
    tab.reload()
    expect((await getSwitch(name)).checked).toBe(true)
    expect(tab.sentTo(endpoint).map(({ body }) => body)).toEqual(sent)
  })

  test('goes back when it is not saved, says why at its place, and keeps the focus', async () => {
    const tab = await openPortal({ as: 'okafor', at: '/preferences' })
    const expectBack = async (reason: RegExp) => {
      await tab.user.click(await getSwitch(name))
      const control = await getSwitch(name, reason)
      expect(control.checked).toBe(true)
      expect(document.activeElement).toBe(control)
    }
    tab.fails(endpoint)
    await expectBack(new RegExp(`${failed}$`))
    tab.fails(endpoint, { status: 403, body: { errors: ['Ask your agency.'] } })
    await expectBack(/Ask your agency\.$/)
    tab.losesConnection(endpoint)
    await expectBack(new RegExp(`${lost}$`))
    tab.recover()
    await flip(tab, name, off)
    expect(within(screen.getByRole('main')).queryByText(/your internet connection/)).toBeNull()
  })
})

test('of two presses in a row the last one counts, and the failure of the first is not told', async () => {
  const tab = await openPortal({ as: 'okafor', at: '/preferences' })
  tab.failOnce(updateFieldDirectory)
  const control = await getSwitch('Include me in the Field Directory')
  control.click()
  control.click()
  await screen.findByText('You are now included in the Field Directory.')
  expect(tab.sentTo(updateFieldDirectory)).toHaveLength(2)
  expect(control.checked).toBe(true)
  expect(screen.queryByText(/Unknown error/)).toBeNull()
})

test('while another choice is being saved, the profile is not asked for, which would turn that one back', async () => {
  const tab = await openPortal({ as: 'okafor', at: '/preferences' })
  const before = tab.sentTo(getProfile).length
  const answer = tab.holdOnce(updateTextAlerts)
  await tab.user.click(await getSwitch('Text alerts'))
  await flip(tab, 'Include me in the Field Directory', 'You have been removed from the Field Directory.')
  expect(tab.sentTo(getProfile)).toHaveLength(before)
  answer()
  await screen.findByText('You have opted out of text alerts.')
  await waitFor(() => expect(tab.sentTo(getProfile)).toHaveLength(before + 1))
})

test('the profile says whether text alerts are on', async () => {
  const tab = await openPortal({ as: 'brandt', at: '/profile' })
  expect(await shownOnProfile()).toMatch(/^Off/)
  await tab.goTo('/preferences')
  await flip(tab, 'Text alerts', 'You have opted in to text alerts.')
  await tab.goTo('/profile')
  await waitFor(async () => expect(await shownOnProfile()).toMatch(/^On/))
})

test('home office has no choices to make, but more preferences', async () => {
  await openPortal({ as: 'hale', at: '/preferences' })
  const links = await screen.findByRole('link', { name: 'Quick Links' })
  expect(links.getAttribute('href')).toBe('/quick-links?from=preferences')
  expect(screen.queryAllByRole('switch')).toEqual([])
})

test('an agent guest has no preferences', async () => {
  await openPortal({ as: 'guest', at: '/preferences' })
  await screen.findByText('Nothing here.')
  expect(screen.queryAllByRole('switch')).toEqual([])
})

describe('the emails about New Business', () => {
  const followUp = 'New Business follow-up'

  test('are reached from the preferences, which stay marked', async () => {
    const tab = await openPortal({ as: 'brandt', at: '/preferences' })
    await tab.user.click(await screen.findByRole('link', { name: 'Notifications' }))
    await screen.findByRole('heading', { level: 1, name: 'Notifications' })
    expect(tab.address()).toBe('/notifications')
    const pages = within(screen.getByRole('navigation', { name: 'Account pages' }))
    expect(pages.getByRole('link', { name: 'Preferences' }).getAttribute('aria-current')).toBe('true')
  })

  test('are switched one by one and stay so; those of the general agent are locked', async () => {
    const tab = await openPortal({ as: 'okafor', at: '/notifications' })
    expect((await getSwitch(followUp)).checked).toBe(true)
    expect((await getSwitch('New Business received')).disabled).toBe(true)
    await tab.user.click(await getSwitch(followUp))
    await waitFor(() => expect(tab.sentTo(saveNotificationPreference)).toHaveLength(1))
    tab.reload()
    expect((await getSwitch(followUp, /^Not Sending(?!, Set by GA)/)).checked).toBe(false)
    expect(tab.sentTo(saveNotificationPreference)[0]?.body).toEqual({ key: 'newbusiness-followup', enabled: false })
  })

  test('of home office, whom no general agent governs, name none', async () => {
    await openPortal({ as: 'hale', at: '/notifications' })
    expect((await getSwitch('New Business received')).disabled).toBe(true)
    expect(screen.getByText('Not Sending')).toBeTruthy()
    expect(screen.getByText("You can't change this here.")).toBeTruthy()
    expect(screen.queryByText(/general agent|Set by GA/i)).toBeNull()
  })

  test.each([
    ['failed', "We couldn't save that change. Try again.", {}],
    [
      'refused',
      'Your General Agent does not allow this.',
      { status: 409, body: { message: 'Your General Agent does not allow this.' } },
    ],
    ['lost', 'Check your internet connection and try again.', null],
  ])('go back when the call is %s, and a message says so', async (_, reason, answer) => {
    const tab = await openPortal({ as: 'okafor', at: '/notifications' })
    if (answer) tab.fails(saveNotificationPreference, answer)
    else tab.losesConnection(saveNotificationPreference)
    const control = await getSwitch(followUp)
    await tab.user.click(control)
    await screen.findByText(reason)
    expect(control.checked).toBe(true)
    expect(document.activeElement).toBe(control)
  })

  test('that fail to load say so, and Retry loads them', async () => {
    const { user, recover } = await openPortal({
      as: 'lin',
      at: '/notifications',
      before: ({ fails }) => fails(getNotificationPreferences, { status: 409 }),
    })
    await screen.findByText("We couldn't load your notification preferences. Try again.")
    recover()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await getSwitch(followUp)
    expect(screen.queryByText("We couldn't load your notification preferences. Try again.")).toBeNull()
  })
})
