import { getProfile, updatePassword } from '@producer-portal/domain/account'
import { demoPassword } from '@producer-portal/domain/mocks'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const newPassword = 'Better#2027'

async function typePasswords({ user }: PortalTab, current: string) {
  for (const [label, text] of [
    ['Current password', current],
    ['New password', newPassword],
    ['Confirm new password', newPassword],
  ] as const) {
    await user.clear(await screen.findByLabelText(label))
    await user.paste(text)
  }
}

async function press({ user }: PortalTab, name: string) {
  await user.click(within(screen.getByRole('main')).getByRole('button', { name }))
}

/** Waits for a failure of the form, which is read out. */
async function expectFailure(words: RegExp) {
  const text = await within(screen.getByRole('main')).findByText(words)
  expect(document.activeElement?.contains(text)).toBe(true)
}

test('a new password that is refused or fails to be saved keeps what was typed, in the page and nowhere else', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/change-password' })
  await typePasswords(tab, 'Wrong#2026')
  await press(tab, 'Save password')
  await expectFailure(/The current password is incorrect\./)
  expect(screen.getByLabelText('New password')).toHaveProperty('value', newPassword)

  for (const status of [400, 404, 409, 422]) {
    tab.fails(updatePassword, { status, body: { errors: [`Used before (${status}).`] } })
    await press(tab, 'Save password')
    await expectFailure(new RegExp(`Used before \\(${status}\\)\\.`))
  }
  tab.fails(updatePassword, { status: 503 })
  await press(tab, 'Save password')
  await expectFailure(/An unexpected error occurred\./)
  tab.losesConnection(updatePassword)
  await press(tab, 'Save password')
  await expectFailure(/Check your internet connection and try again\./)
  expect(screen.getByLabelText('Confirm new password')).toHaveProperty('value', newPassword)
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage))
  expect(JSON.stringify(kept)).not.toContain(newPassword)
})

test('a new password is saved, the profile says so, and the session goes on', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/change-password' })
  await typePasswords(tab, demoPassword)
  await press(tab, 'Save password')
  await expect.poll(tab.address).toBe('/profile')
  await screen.findAllByText('Your password has been updated successfully.')
  await tab.goTo('/statements')
  await screen.findByRole('heading', { level: 1 })
  expect(tab.leftTo()).toBeUndefined()
})

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))

test('a page with something typed asks before it is left, and leaves once told to', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/change-password' })
  await tab.user.type(await screen.findByLabelText('New password'), 'Half')
  const leave = () =>
    tab.user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' }))

  await leave()
  await tab.user.click((await question()).getByRole('button', { name: 'Stay on this page' }))
  expect(tab.address()).toBe('/change-password')
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'Half')
  await leave()
  await tab.user.click((await question()).getByRole('button', { name: 'Leave' }))
  await expect.poll(tab.address).toBe('/dashboard')
})

test.each<[string, (tab: PortalTab) => Promise<void>]>([
  [
    'signing out asks first, too',
    async (tab) => {
      await press(tab, 'Sign Out')
      expect(tab.address()).toBe('/change-password')
      await tab.user.click((await question()).getByRole('button', { name: 'Leave' }))
    },
  ],
  [
    'a refusal without a reason signs the user out',
    (tab) => {
      tab.fails(updatePassword, { status: 400, body: { message: 'No.' } })
      return press(tab, 'Save password')
    },
  ],
])('%s', async (_, act) => {
  const tab = await openPortal({ as: 'rivera', at: '/change-password' })
  await typePasswords(tab, demoPassword)
  await act(tab)
  await expect.poll(tab.address).toBe('/logout')
})

test('a session that is no longer taken is not signed out a second time', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/change-password' })
  await typePasswords(tab, demoPassword)
  tab.fails(updatePassword, { status: 401, body: { message: 'No.' } })
  await press(tab, 'Save password')
  expect(tab.address()).not.toBe('/logout')
})

test('a profile that fails to load locks nobody out, and the page loads it again', async () => {
  const tab = await openPortal({ as: 'rivera', before: ({ fails }) => fails(getProfile, { status: 409 }) })
  await screen.findByRole('heading', { level: 1 })
  expect(tab.address()).toBe('/dashboard')
  await tab.goTo('/change-password')
  await screen.findByText('An error occurred while loading the profile information.')
  tab.recover()
  await press(tab, 'Retry')
  await screen.findByLabelText('New password')
})
