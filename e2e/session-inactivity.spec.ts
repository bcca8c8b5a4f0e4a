import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from './support/case-table.js'
import { expectFocusWithin } from './support/escape-from.js'
import { openDashboard, submitCredentials } from './support/sign-in.js'
import { sessionCookies } from './support/session-cookies.js'

const expiredText = 'Your session has expired and you have been logged out. Please login again.'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'authpw_jwt')?.value ?? ''
/** When a token was made, in seconds since 1970. */
const madeAt = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number }).iat
const statusWith = async (page: Page, token: string) =>
  (await page.request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })).status()

test.beforeEach(({ context }) => context.clock.install())

test('a user who is away for half of the time-out is asked, and goes on working in every tab', async ({
  page,
  context,
}) => {
  await openDashboard(page, 'rivera')
  const other = await context.newPage()
  await other.goto('/new-business/pending')
  await expect(other.getByRole('grid')).toBeVisible()
  const place = page.getByRole('button', { name: /profile of/i })
  await place.focus()
  const before = await tokenOf(page)

  await context.clock.fastForward('09:00')
  await expect(question(page)).toHaveCount(0)
  await context.clock.fastForward('01:30')
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByRole('timer')).toHaveText(/^[89]:\d\d/)
  await expect(page).toHaveTitle('Are you still there?')
  await expect(question(other)).toBeVisible()

  await page.keyboard.press('Escape')
  await page.mouse.move(200, 200)
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByRole('button', { name: 'Keep Working' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(question(other)).toHaveCount(0)
  await expect(place).toBeFocused()
  await expect(page).toHaveTitle('Dashboard · Meridian Producer Portal')

  await expect.poll(() => tokenOf(page)).not.toBe(before)
  expect(await statusWith(page, await tokenOf(page))).toBe(200)
  await context.clock.fastForward('09:00')
  await expect(question(page)).toHaveCount(0)
})

test('at the end of the countdown every tab is out with the reason, and the same user comes back to the page', async ({
  page,
  context,
}) => {
  await openDashboard(page, 'rivera')
  const token = await tokenOf(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await page.goto('/new-business/issued?page=1')
  await expect(page.getByRole('heading', { name: 'New Business' })).toBeVisible()

  await context.clock.fastForward('10:05')
  await expect(question(page)).toBeVisible()
  await context.clock.fastForward('10:00')
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/expired$/)
    await expect(tab.getByText(expiredText)).toBeVisible()
  }
  await expect.poll(() => statusWith(page, token)).toBe(401)
  expect((await sessionCookies(context)).map(({ name }) => name)).toEqual(['redirect_url'])

  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(/\/(new-business\/issued|dashboard)/)
  await expect(page.getByText(expiredText)).toHaveCount(0)
})

test('a machine that slept the whole night is out before anything is shown or clicked', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  await context.clock.setSystemTime(new Date(Date.now() + 9 * 3_600_000))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(/\/expired$/)
  await expect(page.getByText(expiredText)).toBeVisible()
})

test('a reload neither answers the question nor gains time', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  await context.clock.fastForward('12:00')
  await expect(question(page)).toBeVisible()
  await page.reload()
  await expect(question(page).getByRole('timer')).toHaveText(/^[67]:\d\d|^8:00/)
})

test('the question stands above an open window, and leaves it as it was', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  await page.goto('/new-business/pending')
  await caseTable(page).openCutText('Agent / Agency Name')
  const reading = page.getByRole('dialog')
  await expect(reading).toBeVisible()
  await context.clock.fastForward('11:00')
  await question(page).getByRole('button', { name: 'Keep Working' }).press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(reading).toBeVisible()
  await expectFocusWithin(reading)
  // The button that has the focus again may show its name by now, which the first Escape takes away.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(reading).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('Sign Out in the question signs out without a reason', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  await context.clock.fastForward('11:00')
  await question(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(expiredText)).toHaveCount(0)
  expect(await sessionCookies(context)).toEqual([])
})

test('the session of a user who is working is renewed before it ends', async ({ page }) => {
  await openDashboard(page, 'rivera')
  const first = await tokenOf(page)
  // Made in the same second the next token would be the same one
  await expect.poll(() => Date.now() / 1000).toBeGreaterThan(madeAt(first) + 1)
  const key = 'session_expiration_time'
  const endOf = () => page.evaluate((name) => Number(sessionStorage.getItem(name)) - Date.now() / 1000, key)
  // A quarter of an hour is left: less than the time-out of a user who stops working now.
  await page.evaluate((name) => sessionStorage.setItem(name, String(Math.floor(Date.now() / 1000) + 900)), key)
  const renewed = page.waitForResponse('**/api/auth/migrate')
  await page.keyboard.press('Shift')
  expect((await renewed).status()).toBe(200)
  await expect.poll(endOf).toBeGreaterThan(3_000)
  expect(await tokenOf(page)).not.toBe(first)
  await expect(page).toHaveURL(/\/dashboard$/)
})
