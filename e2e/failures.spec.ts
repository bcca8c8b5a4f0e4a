import { expect, test } from './support/test.js'
import type { Route } from '@playwright/test'
import { caseTable } from './support/case-table.js'
import { haveSession } from './support/sign-in.js'
import { sessionCookies } from './support/session-cookies.js'

test('a list that fails to load is shown empty, says so, and loads with Retry', async ({ page }) => {
  await haveSession(page, 'rivera')
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

/** One that answers and one that doesn't; `client.test.ts` has all kinds. */
const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  [
    'a page of a proxy',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
  ['a lost connection', (route) => route.abort('internetdisconnected')],
]
for (const [what, answer] of faults) {
  test(`${what} counts as a failure, and signs nobody out`, async ({ page }) => {
    await haveSession(page, 'rivera')
    await page.route('**/api/contractsAndRequirements?*', answer)
    await page.goto('/new-business/pending')
    await expect(page.getByText('Failed to get contracts.')).toBeVisible()
    await expect(page.getByText(/Bad gateway/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /profile of/i })).toBeVisible()
  })
}

test('a list that takes long says so, and is asked for again', async ({ page }) => {
  await page.clock.install()
  await haveSession(page, 'rivera')
  let asked = 0
  await page.route('**/api/contractsAndRequirements?*', (route) => {
    asked += 1
    return asked === 1 ? undefined : route.continue()
  })
  await page.goto('/new-business/pending')
  await expect(page.getByRole('heading', { name: 'New Business' })).toBeVisible()
  await page.clock.fastForward('00:09')
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText('This is taking longer than usual.')).toBeVisible()
  await toasts.getByRole('button', { name: 'Try again' }).click()
  await expect(caseTable(page).rows.first()).toBeVisible()
  await expect(toasts.getByText('This is taking longer than usual.')).toHaveCount(0)
  await expect(toasts.getByText('Failed to get contracts.')).toHaveCount(0)
})

test('a crash of the whole site signs the user out, goes home and says so', async ({ page, context }) => {
  await haveSession(page, 'rivera')
  await page.goto('/testing')
  await page.getByRole('button', { name: 'Crash the site' }).click()
  await expect(page.getByText(/causing you to be logged out of your account/)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await sessionCookies(context)).toEqual([])
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('User ID')).toBeVisible()
})
