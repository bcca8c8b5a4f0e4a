import { expect, test } from './support/test.js'
import type { Route } from '@playwright/test'
import { haveSession, submitCredentials } from './support/sign-in.js'

const notFound = 'Oops! Nothing to see here.'

test('signed out, pages about delegation ask to sign in first', async ({ page }) => {
  for (const address of ['/', '/dashboard', '/manage-access', '/manage-access/AG1001/lin/agent-info', '/statements']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login$/)
  }
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(/\/statements$/)
})

test('while the flags are unknown, a page that may not exist is loading', async ({ page }) => {
  await haveSession(page, 'rivera')
  for (const [address, title] of [
    ['/leaderboard', 'Leaderboard'],
    ['/no-such-page', notFound],
  ] as const) {
    const held: Route[] = []
    await page.route('**/api/feature/all', (route) => void held.push(route))
    await page.goto(address)
    await expect(page.getByRole('main').getByText('Loading')).toBeAttached()
    await expect(page.getByText(notFound)).toHaveCount(0)
    for (const route of held) await route.continue()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.unroute('**/api/feature/all')
  }
})

test('flags that fail to load are reported once, and the rest of the portal works', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.route('**/api/feature/all', (route) => route.fulfill({ status: 409, json: {} }))
  await page.goto('/dashboard')
  await expect(page.getByText('Failed to get feature flags.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('in prod there is no testing page', async ({ page }) => {
  await page.route('**/api/environment/current', (route) => route.fulfill({ body: 'prod', contentType: 'text/plain' }))
  await page.goto('/testing')
  await expect(page.getByRole('heading', { name: notFound })).toBeVisible()
})

test('a section that crashes says so and leaves the rest of the page usable', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/testing')
  await page.getByRole('button', { name: 'Crash a section' }).click()
  await expect(page.getByRole('alert')).toContainText('an unexpected error has occurred in this section')
  await expect(page.getByRole('heading', { name: 'Testing' })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the page for outside errors leads home', async ({ page }) => {
  await page.goto('/obs')
  await expect(page.getByRole('heading', { name: 'An unexpected error occurred.' })).toBeVisible()
  await page.getByRole('button', { name: 'Take Me Home' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
