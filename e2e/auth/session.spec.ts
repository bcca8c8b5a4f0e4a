import { expect, test } from '../support/test.js'
import { leaveFor } from '../support/leave-for.js'
import { openDashboard, submitCredentials } from '../support/sign-in.js'
import { sessionCookies } from '../support/session-cookies.js'

test('a producer who asks for a page mistypes the password, signs in, and returns to that page', async ({ page }) => {
  await page.goto('/new-business/pending?page=2')
  await expect(page).toHaveURL(/\/login$/)
  await submitCredentials(page, 'rivera', 'Wrong#2026')
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(/\/new-business\/pending\?page=2$/)
  await expect(page.getByRole('heading', { name: 'New Business' })).toBeVisible()

  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
})

/** One of each kind; `return-to.test.ts` has all the ways to write them. */
const elsewhere: readonly string[] = ['https://evil.example', '/%5Cevil.example', 'javascript:alert(document.cookie)']
test('a user who signs in, or is signed in already, is never led to another site', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.goto('/login')
  const url = new URL(page.url()).origin
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

test('signing out leaves nothing of the account in this tab, in others or behind Back', async ({ page, context }) => {
  await openDashboard(page, 'rivera')
  await page.getByRole('main').getByRole('link', { name: 'Pending New Business', exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/new-business/pending')
  await expect(other.getByRole('grid')).toBeVisible()
  await leaveFor(page, '/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expect(await sessionCookies(context)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(/Elena|Rivera/)).toHaveCount(0)
    await expect(page.getByRole('grid')).toHaveCount(0)
  }
})
