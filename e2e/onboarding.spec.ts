import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { changeProfileAnswer } from './support/change-answer.js'
import { leaveFor } from './support/leave-for.js'
import {
  confirmField,
  currentField,
  newField,
  newPassword,
  saveButton,
  savesPassword,
  typePasswords,
} from './support/password-form.js'
import { sentCode } from './support/sent-code.js'
import { demoPassword, signIn, submitCredentials } from './support/sign-in.js'
import { tabTo } from './support/tab-to.js'
import { watchProblems } from './support/watch-problems.js'

const confirmsContact = '**/api/profile/update/verify'
const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'Your password is about to expire' })

/** Signs in without a mouse. */
async function signInByKeyboard(page: Page, userName: string): Promise<void> {
  await tabTo(page, page.getByLabel('User ID'))
  await page.keyboard.type(userName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
}

test('an expired password is changed by keyboard before any page opens, and then it is over', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto('/new-business/issued')
  await signInByKeyboard(page, 'novak')
  await expect(page).toHaveURL(/\/verify\/update-password$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeFocused()
  await expect(page.getByText('Your password has expired.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-disabled', 'true')

  for (const elsewhere of ['/dashboard', '/verify-contact']) {
    await page.goto(elsewhere)
    await expect(page).toHaveURL(/\/verify\/update-password$/)
  }

  await tabTo(page, currentField(page))
  await page.keyboard.type(demoPassword)
  await tabTo(page, newField(page))
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(confirmField(page)).toBeFocused()
  await expect(confirmField(page)).toHaveAccessibleDescription(/Type the same password in both fields\./)
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/new-business\/issued$/)
  await expect(page.getByText('Your password has been updated successfully.')).toBeVisible()
  await page.goto('/verify/update-password')
  await expect(page).toHaveURL(/\/dashboard$/)

  await leaveFor(page, '/logout')
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'novak', newPassword)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(problems).toEqual([])
})

test('contact data that is due is confirmed by keyboard before any page opens, and then it is over', async ({
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
  await expect(navigation).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeEnabled()

  await page.goto('/verify-contact')
  await expect(page).toHaveURL(/\/dashboard$/)
  await leaveFor(page, '/logout')
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'sato')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('while contact data is due the password may be changed, and that leads back to it', async ({ page }) => {
  await changeProfileAnswer(page, { verificationExpirationInDays: 0 })
  await page.route(savesPassword, (route) => route.fulfill({ json: {} }))
  await page.goto('/login')
  await submitCredentials(page, 'brandt')
  await expect(page).toHaveURL(/\/verify-contact$/)
  await expect(page.getByText(/wasn't verified in time/)).toBeVisible()
  await page.goto('/verify/update-password')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect(page.getByText('Your password has expired.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/verify-contact$/)

  await page.goto('/verify/update-password')
  await typePasswords(page, demoPassword)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/verify-contact$/)
  await expect(page.getByText('Your password has been updated successfully.')).toBeVisible()
})

test('a confirmation that fails says so, and the page stays', async ({ page }) => {
  await changeProfileAnswer(page, { verificationExpirationInDays: 1 })
  await page.goto('/login')
  await submitCredentials(page, 'brandt')
  const confirm = page.getByRole('button', { name: 'Confirm' })
  const failure = page.getByRole('main').getByRole('alert')
  for (const [answer, words] of [
    [{ status: 500, body: '' }, 'Unknown error confirming your contact information'],
    [{ status: 403, json: { errors: ['An email address is needed.'] } }, 'An email address is needed.'],
  ] as const) {
    await page.route(confirmsContact, (route) => route.fulfill(answer))
    await confirm.click()
    await expect(failure).toContainText(words)
    await expect(failure).toBeFocused()
  }
  await expect(page).toHaveURL(/\/verify-contact$/)
})

test('a password that is about to expire is mentioned once per sign-in', async ({ page, context }) => {
  await page.goto('/login')
  await submitCredentials(page, 'ito')
  await expect(prompt(page)).toContainText('It expires in 3 days.')
  await expect(prompt(page).getByRole('button', { name: 'Change Password' })).toBeFocused()
  await prompt(page).getByRole('button', { name: 'Skip' }).click()
  await expect(prompt(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/new-business/pending')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(prompt(tab)).toHaveCount(0)
  }
  await leaveFor(page, '/logout')
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'ito')
  await prompt(page).getByRole('button', { name: 'Change Password' }).click()
  await expect(page).toHaveURL(/\/change-password$/)
  await expect(prompt(page)).toHaveCount(0)
})

test('a producer is never asked about a password, however old', async ({ page }) => {
  await changeProfileAnswer(page, { changePasswordExpirationInDays: 0 })
  await signIn(page, 'rivera')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await changeProfileAnswer(page, { changePasswordExpirationInDays: 3 })
  await page.goto('/verify/update-password')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
})

test.describe('with the identity provider', () => {
  test.use({ signInWith: 'identity provider' })

  test('what is due comes first as well', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await submitCredentials(page, 'sato')
    await expect(page).toHaveURL(/\/verify-contact$/)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('what is due comes first after a code, too', async ({ page }) => {
    await changeProfileAnswer(page, { verificationExpirationInDays: 0 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await submitCredentials(page, 'mfa-email')
    await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible()
    await page.getByLabel('One-time passcode').fill(await sentCode(page, 'mfa-email', 'email'))
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(/\/verify-contact$/)
  })
})
