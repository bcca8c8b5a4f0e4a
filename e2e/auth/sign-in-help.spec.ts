import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { leaveFor } from '../support/leave-for.js'
import { resetLink } from '../support/reset-link.js'
import { demoPassword, newPassword, submitCredentials } from '../support/sign-in.js'
import { watchProblems } from '../support/watch-problems.js'

const changed = 'Your password has been successfully changed. Sign in with your new password.'

async function askForLink(page: Page, userId: string): Promise<void> {
  await page.goto('/sign-in-help')
  await page.getByLabel('User ID').fill(userId)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page).toHaveURL(/\/email-sent$/)
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

// An account that no other journey signs in with: its password changes.
test('a producer replaces a forgotten password with an emailed link, which works once and ends every session', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Need help signing in?' }).click()
  await expect(page).toHaveTitle('Sign-in help · Meridian Producer Portal')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('User ID').fill('gone')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/email-sent$/)

  const first = await resetLink(page, 'gone')
  await page.reload()
  await page.getByRole('button', { name: 'Resend the link' }).click()
  await expect(page.getByText('The reset password link has been resent to your email.')).toBeVisible()
  const used = await resetLink(page, 'gone')
  expect(used).not.toBe(first)

  await page.goto('/login')
  await submitCredentials(page, 'gone', demoPassword)
  await expect(page).toHaveURL(/\/dashboard$/)
  await leaveFor(page, used)
  await expect(page).toHaveURL(/\/reset-password$/)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('authpw_jwt')
  await page.reload()
  await choosePassword(page, newPassword)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(changed)).toBeVisible()
  expect(problems).toEqual([])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(changed)).toHaveCount(0)
  await submitCredentials(page, 'gone', demoPassword)
  await expect(page.getByRole('alert')).toBeVisible()
  await submitCredentials(page, 'gone', newPassword)
  await expect(page).toHaveURL(/\/dashboard$/)

  for (const link of [used, first]) {
    await leaveFor(page, link)
    await expect(page).toHaveURL(/\/link-expired$/)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL(/\/sign-in-help$/)
})

test.describe('with the identity provider', () => {
  test.use({ signInWith: 'identity provider' })

  test('a producer gets help on either sign-in page, chooses a new password, and signs in with it', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Need help signing in?' }).click()
    await page.getByRole('link', { name: 'Forgot ID or have questions?' }).click()
    await expect(page).toHaveURL(/\/signInHelp\/verifyAccount$/)

    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/idp\//)
    await expect(page.getByRole('link', { name: 'Forgot ID or have questions?' })).toHaveAttribute(
      'href',
      '/signInHelp/verifyAccount',
    )
    await page.getByRole('link', { name: 'Need help signing in?' }).click()
    await expect(page).toHaveURL(/\/sign-in-help$/)

    await askForLink(page, 'hale')
    await page.goto(await resetLink(page, 'hale'))
    await choosePassword(page, newPassword)
    await expect(page.getByText(changed)).toBeVisible()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await submitCredentials(page, 'hale', newPassword)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
