import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { leaveFor } from './support/leave-for.js'
import { newPassword } from './support/password-form.js'
import { resetLink, sentMails } from './support/reset-link.js'
import { demoPassword, haveSession, submitCredentials } from './support/sign-in.js'
import { watchProblems } from './support/watch-problems.js'

const changed = 'Your password has been successfully changed. Sign in with your new password.'

async function askForLink(page: Page, userId: string): Promise<void> {
  await page.goto('/sign-in-help')
  await page.getByLabel('User ID').fill(userId)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page).toHaveURL(/\/email-sent$/)
}

async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

// An account that no other journey signs in with: its password changes.
test('a forgotten password is replaced with an emailed link, which works once and ends every session', async ({
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
  await choosePassword(page, 'short', 'other')
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  const rules = page.getByRole('list', { name: 'Your password needs' })
  await expect(rules.getByRole('listitem').filter({ hasText: /^Not met/ })).toHaveText([
    'Not met: 8-256 characters in length.',
    'Not met: At least one number.',
    'Not met: At least one uppercase letter.',
    'Not met: At least one special character.',
    'Not met: Passwords Match.',
  ])
  await choosePassword(page, demoPassword)
  await expect(page.getByRole('alert')).toContainText('The new password must differ from the current one.')
  await choosePassword(page, newPassword)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(changed)).toBeVisible()
  // The refusal is in the browser's log, and nothing else.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])

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

test('nobody learns whether an account exists', async ({ page }) => {
  const textFor = async (userId: string) => {
    await askForLink(page, userId)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    const main = await page.getByRole('main').innerText()
    return main.replaceAll(userId, '(user)')
  }
  expect(await textFor('nobody-here')).toBe(await textFor('bigbook'))
  expect(await sentMails(page, 'nobody-here')).toEqual([])
})

test('a link that is made up or cannot be checked leads to /link-expired, and none to the start', async ({ page }) => {
  for (const link of ['/forgot-password-validate/?sessionId=made-up', '/forgot-password-validate/']) {
    await page.goto(link)
    await expect(page).toHaveURL(/\/link-expired$/)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  }
  await page.route('**/api/forgot-password/*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/forgot-password-validate/?sessionId=unlucky')
  await expect(page).toHaveURL(/\/link-expired$/)
  await expect(page.getByRole('heading', { name: "We couldn't check your link" })).toBeVisible()

  await page.goto('/reset-password')
  await expect(page).toHaveURL(/\/sign-in-help$/)
})

test('a link that was used meanwhile saves no password', async ({ page }) => {
  await page.route('**/api/forgot-password/made-up', (route) => route.fulfill({ json: { valid: true } }))
  await page.goto('/forgot-password-validate/?sessionId=made-up')
  await choosePassword(page, 'Harbour#2027')
  await expect(page).toHaveURL(/\/link-expired$/)
})

test('what was typed is kept when the service fails or cannot be reached', async ({ page }) => {
  await page.goto('/sign-in-help')
  await page.route('**/api/forgot-password/**', (route) => route.abort())
  await page.getByLabel('User ID').fill('nobody-there')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your internet connection and try again.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('User ID')).toHaveValue('nobody-there')

  await page.unroute('**/api/forgot-password/**')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page).toHaveURL(/\/email-sent$/)
  await page.route('**/api/forgot-password/**', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.getByRole('button', { name: 'Resend the link' }).click()
  await expect(page.getByRole('alert')).toContainText("That didn't work.")

  await page.unroute('**/api/forgot-password/**')
  await page.route('**/api/forgot-password/any', (route) => route.fulfill({ json: {} }))
  await page.route('**/api/forgot-password/update/', (route) => route.fulfill({ status: 200, body: '{broken' }))
  await page.goto('/forgot-password-validate/?sessionId=any')
  await choosePassword(page, 'Harbour#2027')
  await expect(page.getByRole('alert')).toContainText("That didn't work.")
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Harbour#2027')
  await expect(page.getByLabel('Confirm new password', { exact: true })).toHaveValue('Harbour#2027')
  const kept = await page.evaluate(() => JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]))
  expect(kept).not.toContain('Harbour#2027')
})

test('asked too often, the service says when to try again', async ({ page }) => {
  for (let asked = 0; asked < 5; asked += 1) {
    await page.request.post('/api/forgot-password/', { data: { userId: 'nobody-at-all' } })
  }
  await page.goto('/sign-in-help')
  await page.getByLabel('User ID').fill('nobody-at-all')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('alert')).toContainText(/too many/i)
})

test('a forgotten user ID arrives by email, and the page says the same for any address', async ({ page }) => {
  const askWith = async (email: string) => {
    await page.goto('/sign-in-help')
    await page.getByRole('link', { name: 'Forgot your user ID?' }).click()
    await expect(page).toHaveURL(/\/signInHelp\/verifyAccount$/)
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Email me my user ID' }).click()
    await expect(page).toHaveURL(/\/signInHelp\/verifyConfirmation$/)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    return page.getByRole('main').innerText()
  }
  expect(await askWith('bigbook@example.com')).toBe(await askWith('nobody@example.com'))
  const mails = await sentMails(page, 'bigbook')
  expect(mails.map(({ body }) => body)).toContain('Your Meridian Producer Portal user ID is bigbook.')
})

// Checks from one place are counted: no more of them here than it takes.
test('a code from outside is checked, signed in or out', async ({ page }) => {
  await page.goto('/validate')
  await expect(page).toHaveURL(/\/login$/)

  await page.goto('/validate?code=made-up')
  await expect(page.getByRole('heading', { name: 'Oops! Entreda Scan Failed.' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText("This code isn't valid.")
  await page.getByRole('button', { name: 'Take Me Home' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await page.route('**/api/validate', (route) => route.abort())
  await page.goto('/validate?code=scan-2026')
  await expect(page.getByRole('heading', { name: 'Oops! Entreda Scan Failed.' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Check your internet connection and try again.')
  await page.unroute('**/api/validate')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your scan is confirmed' })).toBeVisible()

  await haveSession(page, 'lin')
  await page.goto('/validate?code=scan-2026')
  await expect(page.getByRole('heading', { name: 'Your scan is confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'Take Me Home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('with the identity provider', () => {
  test.use({ signInWith: 'identity provider' })

  test('help is a click away on both sign-in pages, and the new password counts there', async ({ page }) => {
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
    await choosePassword(page, 'Harbour#2027')
    await expect(page.getByText(changed)).toBeVisible()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await submitCredentials(page, 'hale', 'Harbour#2027')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
