import { expect, test } from './support/test.js'
import { leaveFor } from './support/leave-for.js'
import { openDashboard, signIn, submitCredentials } from './support/sign-in.js'
import { sessionCookies } from './support/session-cookies.js'

test('a visit to a known page returns there after signing in', async ({ page }) => {
  await page.goto('/new-business/pending?page=2')
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(/\/new-business\/pending\?page=2$/)
  await expect(page.getByRole('heading', { name: 'New Business' })).toBeVisible()

  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a wrong password says so, and the next attempt may be right', async ({ page }) => {
  await page.goto('/login')
  await submitCredentials(page, 'rivera', 'Wrong#2026')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a service that cannot be reached, or fails, is told apart from a wrong password', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await submitCredentials(page, 'rivera')
  await expect(page.getByRole('alert')).toContainText('Check your internet connection and try again.')

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: '' }))
  await submitCredentials(page, 'rivera')
  await expect(page.getByRole('alert')).toContainText('Unknown error occurred while logging in.')

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: {} }))
  await submitCredentials(page, 'rivera')
  await expect(page.getByRole('alert')).toContainText('Invalid Credentials')
})

test('a session whose time is over leads to sign-in with the reason, and back afterwards', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'rivera')
  await page.goto('/new-business/issued')
  await page.clock.fastForward('02:00:00')
  await expect(page).toHaveURL(/\/expired$/)
  await expect(
    page.getByText('Your session has expired and you have been logged out. Please login again.'),
  ).toBeVisible()
  await page.clock.setSystemTime(new Date(Date.now()))
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(/\/new-business\/issued$/)
})

test('a token that the service does not know signs the user out', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  const jwt = (await context.cookies()).find(({ name }) => name === 'authpw_jwt')
  const [head, payload] = (jwt?.value ?? '').split('.')
  await context.addCookies([
    { name: 'authpw_jwt', value: `${head}.${payload}.forged`, url: new URL(page.url()).origin },
  ])
  const signedOut = page.waitForRequest('**/api/auth/logout')
  await leaveFor(page, '/new-business/pending')
  await signedOut
  await expect(page).toHaveURL(/\/login$/)
})

test('without the cookie uc_user_access the user is signed out', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  await context.clearCookies({ name: 'uc_user_access' })
  await leaveFor(page, '/new-business/pending')
  await expect(page).toHaveURL(/\/login$/)
  expect(await sessionCookies(context)).toEqual([])
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  const other = await context.newPage()
  await other.goto('/new-business/pending')
  await expect(other.getByRole('grid')).toBeVisible()
  await leaveFor(page, '/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
})
