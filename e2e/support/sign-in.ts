import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The password of every demo account. */
export const demoPassword = 'Producer#2026'

/** A password that the rules accept; no account has it at first. */
export const newPassword = 'Better#2027'

/** Fills in the form that is shown, or on its way, and sends it. */
export async function submitCredentials(page: Page, userName: string, password = demoPassword): Promise<void> {
  // The password first: the page before that of an identity provider has a field for the user name too.
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('User ID').fill(userName)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The dashboard is there and handles events; before that a key or a click may be lost. */
async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in by the form and arrives at the dashboard. */
export async function signIn(page: Page, userName: string): Promise<void> {
  await page.goto('/login')
  await submitCredentials(page, userName)
  await expectDashboard(page)
}

/**
 * Has a session without the form, as if it had been begun in another tab: every page that is opened from now on is
 * signed in. It is a session of this journey alone, so signing out ends no other.
 */
export async function haveSession(page: Page, userName: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username: userName, password: demoPassword } })
  expect(answer.status()).toBe(200)
}

/** Has a session and opens the dashboard with it. For journeys that begin there and are not about signing in. */
export async function openDashboard(page: Page, userName: string): Promise<void> {
  await haveSession(page, userName)
  await page.goto('/dashboard')
  await expectDashboard(page)
}
