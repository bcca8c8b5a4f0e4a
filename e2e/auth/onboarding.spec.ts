import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from '../support/case-table.js'
import { leaveFor } from '../support/leave-for.js'
import { demoPassword, newPassword, submitCredentials } from '../support/sign-in.js'
import { tabTo } from '../support/tab-to.js'
import { watchProblems } from '../support/watch-problems.js'

/** Signs in without a mouse. */
async function signInByKeyboard(page: Page, userName: string): Promise<void> {
  await tabTo(page, page.getByLabel('User ID'))
  await page.keyboard.type(userName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
}

test('a user changes an expired password by keyboard before any page opens, and signs in with the new one', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await page.goto('/new-business/issued')
  await signInByKeyboard(page, 'novak')
  await expect(page).toHaveURL(/\/verify\/update-password$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-disabled', 'true')

  for (const elsewhere of ['/dashboard', '/verify-contact']) {
    await page.goto(elsewhere)
    await expect(page).toHaveURL(/\/verify\/update-password$/)
  }

  await tabTo(page, page.getByLabel('Current password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await tabTo(page, page.getByLabel('New password', { exact: true }))
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Confirm new password', { exact: true })).toBeFocused()
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/new-business\/issued$/)
  await expect(page.getByText('Your password has been updated successfully.')).toBeVisible()
  await page.goto('/verify/update-password')
  await expect(page).toHaveURL(/\/dashboard$/)

  // Later ones may tell of a call that was under way and is refused
  expect(problems).toEqual([])
  await leaveFor(page, '/logout')
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'novak', newPassword)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a user confirms contact data that is due by keyboard before any page opens, and is not asked again', async ({
  page,
}) => {
  await page.goto('/new-business/issued')
  await signInByKeyboard(page, 'sato')
  await expect(page).toHaveURL(/\/verify-contact$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Verify Contact' })).toBeFocused()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeDisabled()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/verify-contact$/)

  const alerts = page.getByRole('switch', { name: 'Text alerts' })
  const outcome = (await alerts.isChecked())
    ? 'You have opted out of text alerts.'
    : 'You have opted in to text alerts.'
  await tabTo(page, alerts)
  await page.keyboard.press('Space')
  await expect(page.getByText(outcome)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/new-business\/issued$/)
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeEnabled()
  await expect(caseTable(page).rows.first()).toBeVisible()

  await page.goto('/verify-contact')
  await expect(page).toHaveURL(/\/dashboard$/)
  await leaveFor(page, '/logout')
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'sato')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('with the identity provider', () => {
  test.use({ signInWith: 'identity provider' })

  test('a user confirms what is due before the first page', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await submitCredentials(page, 'sato')
    await expect(page).toHaveURL(/\/verify-contact$/)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
