import { forgetDevice, getProfile, getRememberedDevices } from '@producer-portal/domain/account'
import { getFeatureFlags } from '@producer-portal/domain/config'
import type { FeatureFlags } from '@producer-portal/domain/config'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const main = () => within(screen.getByRole('main'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const changeLinks = () => main().queryAllByRole('link', { name: /^(Change|Add)/ })

test('the profile leads to the page of each part', async () => {
  await openPortal({ as: 'rivera', at: '/profile' })
  await heading('Elena Rivera')
  expect(main().getAllByRole('definition')[0]?.textContent).toBe('rivera')
  expect(changeLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Change Password', '/change-password'],
    ['Change Security Question', '/security-question'],
    ['Change Name', '/change-name'],
    ['Change Email', '/change-email'],
    ['Change Mobile Phone', '/change-mfa-phone'],
    ['Change Text alerts', '/preferences'],
    ['Change Business Phone', '/business-phone'],
  ])
})

test('a profile that fails to load says so on its page, and Retry loads it', async () => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    at: '/change-name',
    before: ({ fails }) => fails(getProfile, { status: 409 }),
  })
  await screen.findByText('An error occurred while loading the profile information.')
  await heading('Your account')
  recover()
  await user.click(main().getByRole('button', { name: 'Retry' }))
  await heading('Change Name')
  expect(screen.queryByText('An error occurred while loading the profile information.')).toBeNull()
})

test('home office sees its profile, and has nothing to change on it', async () => {
  await openPortal({ as: 'hale', at: '/profile' })
  await screen.findByText("You can view your profile but can't change it.")
  expect(changeLinks()).toEqual([])
})

test('an agent guest is called Guest User on the profile and on the dashboard', async () => {
  const { goTo } = await openPortal({ as: 'guest', at: '/profile' })
  await heading('Guest User')
  await goTo('/dashboard')
  expect(await heading('Welcome, Guest User')).toBeDefined()
})

test('with the identity provider the profile offers no security question', async () => {
  await openPortal({
    as: 'rivera',
    at: '/profile',
    before: ({ changesAnswer }) =>
      changesAnswer(getFeatureFlags, (flags: FeatureFlags) => ({ ...flags, oktaLogin: true })),
  })
  await screen.findByRole('link', { name: 'Change Password' })
  expect(main().queryByText('Security Question')).toBeNull()
})

test('a password that is not changed after all leads back to the profile', async () => {
  const { user, address } = await openPortal({ as: 'rivera', at: '/change-password' })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await heading('Elena Rivera')
  expect(address()).toBe('/profile')
})

test('a user without remembered devices is told so', async () => {
  await openPortal({ as: 'rivera', at: '/profile' })
  expect(await screen.findByText(/^No remembered devices\./)).toBeDefined()
})

const device = { id: '7', name: 'Chrome on Windows', rememberedAt: '2026-03-14T15:00:00.000Z', isCurrent: false }

test('a remembered device is forgotten, or the page says why it is not', async () => {
  const { user, fails, losesConnection, sentTo, changesAnswer } = await openPortal({
    as: 'rivera',
    at: '/profile',
    before: (tab) => tab.changesAnswer(getRememberedDevices, () => [device]),
  })
  const press = async () => user.click(await screen.findByRole('button', { name: 'Forget Chrome on Windows' }))
  fails(forgetDevice)
  await press()
  await screen.findByText("We couldn't forget that device. Try again.")
  losesConnection(forgetDevice)
  await press()
  await screen.findByText('Check your internet connection and try again.')
  fails(forgetDevice, { status: 404 })
  changesAnswer(getRememberedDevices, () => [])
  await press()
  await screen.findByText('We no longer remember that device.')
  await screen.findByText(/^No remembered devices\./)
  expect(sentTo(forgetDevice).at(-1)?.body).toEqual({ id: '7' })
})

test('remembered devices that fail to load say so, and Retry loads them', async () => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    at: '/profile',
    before: ({ fails }) => fails(getRememberedDevices, { status: 409 }),
  })
  await screen.findByText("We couldn't load your remembered devices. Try again.")
  recover()
  await user.click(main().getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^No remembered devices\./)).toBeDefined()
})
