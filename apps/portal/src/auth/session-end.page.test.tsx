import { migrateSession } from '@producer-portal/domain/auth'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'
import { setCookies } from '../testing/sign-in-as.js'
import { browserCookies } from './cookies.js'

const minute = 60_000
const hour = 60 * minute
const question = () => screen.findByRole('alertdialog', { name: 'Are you still there?' })

const statusWith = async ({ service }: PortalTab, token: string | undefined) =>
  (await service.call('/api/profile', { token })).status

/** Back at the window after a time in which the machine slept. */
function comeBackAfter(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  window.dispatchEvent(new Event('focus'))
}

test('a call after the time of the session leads to sign-in with the reason, on a computer with a slow clock too', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/dashboard' })
  await screen.findByRole('heading', { level: 1 })
  tab.service.advance((2 * hour) / 1000)
  await tab.goTo('/statements')
  await expect.poll(tab.leftTo).toBe('/expired')
})

/** A token that says it is of the user hale, and has no signature. */
const otherUser = 'e30.eyJzdWIiOiJoYWxlIiwiZXhwIjo5OTk5OTk5OTk5fQ.'
const forged = () => `${browserCookies().jwt?.split('.').slice(0, 2).join('.')}.forged`

test.each<[string, string, () => Readonly<Record<string, string>>]>([
  ['a token of another user without a signature', 'rivera', () => ({ jwt: otherUser })],
  ['a token with a signature that is not of the service', 'rivera', () => ({ jwt: forged() })],
  ['more access than the service knows of', 'brandt', () => ({ access: 'FRS-All' })],
  ['no access', 'rivera', () => ({ access: '' })],
])('a user with %s in a cookie is signed out', async (_, userId, tamper) => {
  const tab = await openPortal({ as: userId })
  await screen.findByRole('heading', { level: 1 })
  setCookies(tamper())
  await tab.goTo('/new-business/pending')
  await expect.poll(tab.leftTo).toBe('/logout')
})

test('the address for signing out ends the session and leaves through the product logout', async () => {
  const tab = await openPortal({ as: 'rivera' })
  const { jwt } = browserCookies()
  await tab.goTo('/logout')
  await expect.poll(tab.leftTo).toBe('/api/auth/logout')
  expect(browserCookies().jwt ?? '').toBe('')
  expect(await statusWith(tab, jwt)).toBe(401)
})

describe('a user who is away', () => {
  test('for a whole night is signed out before anything is shown or clicked, and the token no longer counts', async () => {
    const tab = await openPortal({ as: 'rivera' })
    await screen.findByRole('button', { name: /profile of/i })
    const { jwt } = browserCookies()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    comeBackAfter(9 * hour)
    await expect.poll(tab.leftTo).toBe('/expired')
    expect(browserCookies().jwt ?? '').toBe('')
    vi.useRealTimers()
    await expect.poll(() => statusWith(tab, jwt)).toBe(401)
  })

  test('and answers with Keep Working has the session renewed', async () => {
    const tab = await openPortal({ as: 'rivera' })
    await screen.findByRole('button', { name: /profile of/i })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const title = document.title
    comeBackAfter(11 * minute)
    const asked = within(await question())
    expect(document.title).toBe('Are you still there?')
    const before = tab.sentTo(migrateSession).length
    await tab.user.click(asked.getByRole('button', { name: 'Keep Working' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(document.title).toBe(title)
    expect(tab.sentTo(migrateSession)).toHaveLength(before + 1)
    expect(tab.leftTo()).toBeUndefined()
    // The idle time began again with the answer
    comeBackAfter(9 * minute)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    comeBackAfter(minute)
    await question()
  })

  test('and answers with Sign Out leaves through the sign-out, whatever was typed', async () => {
    const tab = await openPortal({ as: 'rivera', at: '/change-name' })
    await tab.user.type(await screen.findByRole('textbox', { name: /First name/ }), 'x')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    comeBackAfter(11 * minute)
    await tab.user.click(within(await question()).getByRole('button', { name: 'Sign Out' }))
    await expect.poll(tab.address).toBe('/logout')
  })
})
