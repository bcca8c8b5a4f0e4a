import { expect, test } from './support/test.js'
import type { Locator, Page } from '@playwright/test'
import { failUntilRetry } from './support/fail-until-retry.js'
import { haveSession, signIn, submitCredentials } from './support/sign-in.js'
import { tabTo } from './support/tab-to.js'
import { watchProblems } from './support/watch-problems.js'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')
const directory = (page: Page) => page.getByRole('switch', { name: 'Include me in the Field Directory' })
const textAlerts = (page: Page) => page.getByRole('switch', { name: 'Text alerts' })
const followUp = (page: Page) => page.getByRole('switch', { name: 'New Business follow-up' })

/** From now on a call is answered like this; `null` is a lost connection. */
async function answer(page: Page, path: string, reply: { status: number; json?: unknown } | null): Promise<void> {
  await page.unroute(`**/api/${path}`)
  await page.route(`**/api/${path}`, (route) => {
    if (route.request().method() === 'GET') return route.continue()
    return reply === null ? route.abort() : route.fulfill(reply)
  })
}

const listed = {
  on: 'You are now included in the Field Directory.',
  off: 'You have been removed from the Field Directory.',
}
const alerted = { on: 'You have opted in to text alerts.', off: 'You have opted out of text alerts.' }

/** Turns a switch by keyboard and waits for the announcement. */
async function flip(page: Page, target: Locator, told: { readonly on: string; readonly off: string }): Promise<void> {
  const wasOn = await target.isChecked()
  await tabTo(page, target)
  await page.keyboard.press('Space')
  await expect(page.getByText(wasOn ? told.off : told.on)).toBeVisible()
}

test('the profile is read and its parts are reached by keyboard alone', async ({ page }) => {
  const problems = watchProblems(page)
  await signIn(page, 'rivera')
  await tabTo(page, page.getByRole('button', { name: /profile of/i }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Full Profile' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(heading(page, 'Elena Rivera')).toBeFocused()
  await expect(page).toHaveTitle(/^Profile/)
  await expect(main(page).getByRole('definition').first()).toHaveText('rivera')
  for (const [name, address] of [
    ['Change Password', '/change-password'],
    ['Change Security Question', '/security-question'],
    ['Change Name', '/change-name'],
    ['Change Email', '/change-email'],
    ['Change Mobile Phone', '/change-mfa-phone'],
    ['Change Text alerts', '/preferences'],
    ['Change Business Phone', '/business-phone'],
  ] as const) {
    await tabTo(page, main(page).getByRole('link', { name }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Error: 404')).toHaveCount(0)
    await page.goBack()
    await expect(heading(page, 'Elena Rivera')).toBeFocused()
  }
  expect(problems).toEqual([])
})

test('home office sees its profile, and has nothing to change on it', async ({ page }) => {
  await haveSession(page, 'hale')
  await page.goto('/profile')
  await expect(page.getByText("You can view your profile but can't change it.")).toBeVisible()
  await expect(main(page).getByRole('link', { name: /Change|Add/ })).toHaveCount(0)
  await page.goto('/preferences')
  await expect(heading(page, 'Preferences')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Quick Links' })).toHaveAttribute(
    'href',
    '/quick-links?from=preferences',
  )
})

test('an agent guest has no preferences', async ({ page }) => {
  await haveSession(page, 'guest')
  await page.goto('/preferences')
  await expect(page.getByText('Nothing here.')).toBeVisible()
  await page.goto('/profile')
  await expect(main(page).getByText('Guest User').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Guest User')
})

test('choices are made by keyboard, and are still there on the next look', async ({ page }) => {
  const problems = watchProblems(page)
  await haveSession(page, 'brandt')
  await page.goto('/preferences')
  const [wasListed, hadAlerts] = [await directory(page).isChecked(), await textAlerts(page).isChecked()]
  await flip(page, directory(page), listed)
  await flip(page, textAlerts(page), alerted)
  await page.goto('/profile')
  await expect(main(page).getByText(hadAlerts ? 'Off' : 'On', { exact: true })).toBeVisible()

  await page.goto('/preferences')
  await expect(directory(page)).toBeChecked({ checked: !wasListed })
  await flip(page, directory(page), listed)
  await flip(page, textAlerts(page), alerted)

  await tabTo(page, main(page).getByRole('link', { name: 'Notifications' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(heading(page, 'Notifications')).toBeFocused()
  await expect(
    page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: 'Preferences' }),
  ).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('switch', { name: 'New Business received' })).toBeDisabled()
  const wasSent = await followUp(page).isChecked()
  await tabTo(page, followUp(page))
  const saved = page.waitForResponse('**/api/notification-preferences')
  await page.keyboard.press('Space')
  await expect(main(page).getByText('Not Sending, Set by GA')).toHaveCount(wasSent ? 2 : 1)
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(followUp(page)).toBeChecked({ checked: !wasSent })
  expect(problems).toEqual([])
})

test('a choice that is not saved goes back, and says why at its place', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/preferences')
  for (const [choice, path, isOn, [failed, unreachable]] of [
    [
      directory(page),
      'profile/update/fieldDirectory',
      true,
      ['Unknown error saving your Field Directory selection', 'Check your internet connection and try again.'],
    ],
    [
      textAlerts(page),
      'profile/update/optIn',
      true,
      ['Unknown error saving your text alerts selection', 'Check your internet connection and try again.'],
    ],
  ] as const) {
    for (const [reply, words] of [
      [{ status: 500 }, failed],
      [{ status: 403, json: { errors: ['Ask your agency.'] } }, 'Ask your agency.'],
      [null, unreachable],
    ] as const) {
      await answer(page, path, reply)
      await choice.press('Space')
      await expect(choice).toHaveAccessibleDescription(new RegExp(`${words}$`))
      await expect(choice).toBeChecked({ checked: isOn })
      await expect(choice).toBeFocused()
    }
  }
})

test('of two choices in a row the last one counts', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/preferences')
  let calls = 0
  await page.route('**/api/profile/update/fieldDirectory', async (route) => {
    calls += 1
    if (calls > 1) return route.fulfill({ json: {} })
    await expect.poll(() => calls).toBe(2)
    return route.fulfill({ status: 500 })
  })
  await directory(page).press('Space')
  await expect(directory(page)).not.toBeChecked()
  await directory(page).press('Space')
  await expect(page.getByText('You are now included in the Field Directory.')).toBeVisible()
  await expect(directory(page)).toBeChecked()
  await expect(main(page).getByText(/Unknown error/)).toHaveCount(0)
})

test('an email whose switch is not saved goes back, and a message says so', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/notifications')
  await expect(followUp(page)).toBeChecked()
  for (const [reply, words] of [
    [{ status: 409, json: { message: 'Your General Agent does not allow this.' } }, 'does not allow this.'],
    [null, 'Check your internet connection and try again.'],
  ] as const) {
    await answer(page, 'notification-preferences', reply)
    await followUp(page).press('Space')
    await expect(page.getByText(words)).toBeVisible()
    await expect(followUp(page)).toBeChecked()
    await expect(followUp(page)).toBeFocused()
  }
})

test('notification preferences that fail to load say so, and can be loaded again', async ({ page }) => {
  await failUntilRetry(page, '**/api/notification-preferences', (route) => route.fulfill({ status: 500 }))
  await haveSession(page, 'lin')
  await page.goto('/notifications')
  await expect(main(page).getByRole('alert')).toContainText('loading your notification preferences.')
  await main(page).getByRole('button', { name: 'Retry' }).click()
  await expect(followUp(page)).toBeVisible()
})

test('a password that is not changed after all leads back to the profile', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/change-password')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page, 'Elena Rivera')).toBeFocused()
})

test.describe('with the identity provider', () => {
  test.use({ signInWith: 'identity provider' })

  test('the profile offers no security question', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await submitCredentials(page, 'rivera')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/profile')
    await expect(main(page).getByRole('link', { name: 'Change Password' })).toBeVisible()
    await expect(main(page).getByText('Security Question')).toHaveCount(0)
  })
})
