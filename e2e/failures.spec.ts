import { expect, test } from '@playwright/test'
import { caseTable } from './support/case-table.js'
import { signIn } from './support/sign-in.js'

test('a list that cannot be had is shown empty, says so, and comes with Retry', async ({ page }) => {
  await signIn(page, 'rivera')
  const list = '**/api/contractsAndRequirements?*'
  await page.route(list, (route) => route.fulfill({ status: 409, json: { message: 'column "x" does not exist' } }))
  await page.goto('/new-business/pending')
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText('Failed to get contracts.')).toBeVisible()
  await expect(page.getByText('There are no results.')).toBeVisible()

  await page.unroute(list)
  await toasts.getByRole('button', { name: 'Retry' }).click()
  await expect(caseTable(page).rows.first()).toBeVisible()
  await expect(toasts.getByText('Failed to get contracts.')).toHaveCount(0)
})

test('an answer of the wrong shape counts as a failure', async ({ page }) => {
  await signIn(page, 'rivera')
  await page.route('**/api/contractsAndRequirements?*', (route) => route.fulfill({ json: [{ contract: 7 }] }))
  await page.goto('/new-business/pending')
  await expect(page.getByText('Failed to get contracts.')).toBeVisible()
})

test('a crash of the whole site signs the user out, goes home and says so', async ({ page, context }) => {
  await signIn(page, 'rivera')
  await page.goto('/testing')
  await page.getByRole('button', { name: 'Crash the site' }).click()
  await expect(page.getByText(/causing you to be logged out of your account/)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await context.cookies()).toEqual([])
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('User name')).toBeVisible()
})
