import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { leaveFor } from './support/leave-for.js'
import { openDashboard, signIn, submitCredentials } from './support/sign-in.js'
import { sessionCookies } from './support/session-cookies.js'

const hour = 3_600_000
const expiredText = 'Your session has expired and you have been logged out. Please login again.'
const list = '**/api/contractsAndRequirements?*'

const originOf = (page: Page) => new URL(page.url()).origin
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const profileButton = (page: Page) => page.getByRole('button', { name: /profile of/i })

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(expiredText)).toHaveCount(0)
  const names = (await sessionCookies(page.context())).map(({ name }) => name)
  expect(names.filter((name) => name !== 'redirect_url')).toEqual([])
}

test('a call that is refused in a live session signs the user out', async ({ page }) => {
  await openDashboard(page, 'rivera')
  await page.route(list, (route) => route.fulfill({ status: 401, json: { message: 'No.', errors: ['No.'] } }))
  const left = page.waitForRequest('**/api/auth/logout')
  await leaveFor(page, '/new-business/pending')
  await left
  await expectSignedOut(page)
})

test('a call that is refused after the time of the session leads to sign-in with the reason', async ({ page }) => {
  await openDashboard(page, 'rivera')
  // This computer's clock is slow: only the service knows that the time is over.
  const date = new Date(Date.now() + 2 * hour).toUTCString()
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.route(list, (route) => route.fulfill({ status: 401, headers: { date }, json: {} }))
  await leaveFor(page, '/new-business/pending')
  await expect(page).toHaveURL(/\/expired$/)
  await expect(page.getByText(expiredText)).toBeVisible()
})

test('a refusal of a call that needs no session changes nothing', async ({ page }) => {
  await openDashboard(page, 'rivera')
  await page.route('**/api/feature/all', (route) => route.fulfill({ status: 401, json: {} }))
  await page.reload()
  await expect(toasts(page).getByText('Failed to get feature flags.')).toBeVisible()
  await expect(profileButton(page)).toBeVisible()
})

test('a clock that is an hour fast signs nobody out', async ({ page }) => {
  await page.clock.install({ time: Date.now() + hour })
  await signIn(page, 'rivera')
  await page.goto('/new-business/pending')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('link', { name: 'Not Placed' }).click()
  await expect(page).toHaveURL(/\/new-business\/not-placed$/)
  await expect(profileButton(page)).toBeVisible()
})

test('a token of another user without a signature signs the user out', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  const value = 'e30.eyJzdWIiOiJoYWxlIiwiZXhwIjo5OTk5OTk5OTk5fQ.'
  await context.addCookies([{ name: 'authpw_jwt', value, url: originOf(page) }])
  await leaveFor(page, '/new-business/pending')
  await expectSignedOut(page)
})

test('a user who writes more access into a cookie is signed out by the service', async ({ page, context }) => {
  await openDashboard(page, 'brandt')
  await context.addCookies([{ name: 'uc_user_access', value: 'FRS-All', url: originOf(page) }])
  await leaveFor(page, '/new-business/pending')
  await expectSignedOut(page)
})

/** One of each kind; `return-to.test.ts` has all the ways to write them. */
const elsewhere: readonly string[] = ['https://evil.example', '/%5Cevil.example', 'javascript:alert(document.cookie)']
test('nobody is led to another site, neither by signing in nor when signed in already', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.goto('/login')
  const url = originOf(page)
  const plant = (value: string) => context.addCookies([{ name: 'redirect_url', value: encodeURIComponent(value), url }])
  await plant('//evil.example')
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(`${url}/dashboard`)
  for (const value of elsewhere) {
    await plant(value)
    await leaveFor(page, '/login')
    await expect(page, value).toHaveURL(`${url}/dashboard`)
  }
  expect(new Set(asked)).toEqual(new Set([new URL(url).hostname]))
})

test('after signing out nothing of the account is left, and Back shows none of it', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pending/ })
    .click()
  await expect(page.getByRole('grid')).toBeVisible()
  await leaveFor(page, '/logout')
  await expect(page).toHaveURL(/\/login$/)
  expect(await sessionCookies(context)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(/Elena|Rivera/)).toHaveCount(0)
    await expect(page.getByRole('grid')).toHaveCount(0)
  }
})

test('a refused page is not asked for again at the next sign-in', async ({ page }) => {
  await page.goto('/new-business/pending')
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'brandt')
  await expect(page).toHaveTitle('No access · Meridian Producer Portal')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an answer to a sign-in that does not come can be given up, and the form is there again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await page.route('**/api/auth/login', () => undefined)
  await submitCredentials(page, 'rivera')
  await page.clock.fastForward('00:09')
  await expect(toasts(page).getByText('This is taking longer than usual.')).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your internet connection and try again.')
  await page.unroute('**/api/auth/login')
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(/\/dashboard$/)
})
