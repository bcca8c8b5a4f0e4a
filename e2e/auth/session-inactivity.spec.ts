import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from '../support/case-table.js'
import { expectFocusWithin } from '../support/escape-from.js'
import { openDashboard, submitCredentials } from '../support/sign-in.js'
import { sessionCookies } from '../support/session-cookies.js'

const expiredText = 'Your session has expired and you have been logged out. Please login again.'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'authpw_jwt')?.value ?? ''
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
  await caseTable(other).openCutText('Agent / Agency Name')
  const reading = other.getByRole('dialog')
  await expect(reading).toBeVisible()
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
  // The window that was open in the other tab is as it was
  await expect(reading).toBeVisible()
  await expectFocusWithin(reading)

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
  await expect(page).toHaveURL(/\/new-business\/issued/)
  await expect(page.getByText(expiredText)).toHaveCount(0)
})
