import { expect, test } from './support/test.js'
import { caseTable } from './support/case-table.js'
import { haveSession, openDashboard } from './support/sign-in.js'

test('home office sees no case before it has searched, and no list is loaded', async ({ page }) => {
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/contracts')) lists.push(request.url())
  })
  await haveSession(page, 'hale')
  await page.goto('/new-business/pending')
  await expect(page.getByText('You have not searched for any cases yet.')).toBeVisible()
  expect(lists).toEqual([])
})

test('office staff with new business only opens the lists', async ({ page }) => {
  await haveSession(page, 'lin')
  await page.goto('/new-business/pending')
  await expect(caseTable(page).rows.first()).toBeVisible()
})

test('an in-force producer is told that the lists are closed to them, and stays signed in', async ({ page }) => {
  await openDashboard(page, 'brandt')
  // The dashboard is there, and leads to no list of cases.
  await expect(page.getByRole('tab', { name: /^Pending Lapse/ })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/new-business"]')).toHaveCount(0)
  await page.goto('/new-business/pending')
  await expect(page).toHaveTitle('No access · Meridian Producer Portal')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing here.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /profile of/i })).toBeVisible()
})

test('an unknown address shows the not-found page in place', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Oops! Nothing to see here.' })).toBeVisible()
  await expect(page).toHaveURL(/\/no-such-page$/)
  await page.getByRole('button', { name: 'Take Me Home' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await haveSession(page, 'rivera')
  await page.goto('/404')
  await page.getByRole('button', { name: 'Take Me Home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('who is signed in and opens the sign-in page is on the dashboard', async ({ page }) => {
  await haveSession(page, 'rivera')
  for (const address of ['/login', '/', '/expired']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})
