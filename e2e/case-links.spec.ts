import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from './support/case-table.js'
import { escapeFrom } from './support/escape-from.js'
import { haveSession } from './support/sign-in.js'

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const missing = "This case isn't on this list. It may have moved to another list."
const lists = '**/api/contractsAndRequirements?*'

test('a link to what is not in the list says so, and shows the list', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/Issued?page=2&status=50%&case=01%7CLIF%7C0000000000%7C1&panel=requirements')
  await expect(notifications(page)).toContainText(missing)
  await expect(page.getByRole('main').getByText(/^Showing \d+ Issued Cases$/)).toBeVisible()
  await expect(page).toHaveURL(/\/new-business\/Issued\?page=2&status=50%25$/)

  const { rows } = caseTable(page)
  await rows.first().getByRole('gridcell').nth(3).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const opened = new URL(page.url())
  opened.searchParams.set('dialog', 'status')
  opened.searchParams.set('requirement', 'gone')
  await page.goto(opened.href)
  await expect(notifications(page)).toContainText('This requirement is no longer part of the case.')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('dialog')).toBeNull()
})

test('a case that leaves the list while it is open stays until it is closed', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  const { rows } = caseTable(page)
  await rows.first().getByRole('gridcell').nth(3).click()
  const panel = page.getByRole('dialog')
  const name = await panel.getByRole('heading').first().innerText()
  // The list is read again when the connection is back
  await page.route(lists, (route) => route.fulfill({ json: [] }))
  await expect(async () => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect(notifications(page)).toContainText(missing, { timeout: 1500 })
  }).toPass()
  await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/new-business\/pending$/)
})

test('without a network a case or another page cannot be opened, and both can be tried again', async ({ page }) => {
  await haveSession(page, 'rivera')
  // What says so has to be there before the network goes
  const toast = page.waitForEvent('requestfinished', (request) => /\/Toast-[\w-]+\.js$/.test(request.url()))
  await page.goto('/new-business/pending')
  const { rows } = caseTable(page)
  const cell = rows.first().getByRole('gridcell').nth(3)
  await expect(cell).toBeVisible()
  await toast
  await page.context().setOffline(true)
  await cell.click()
  await expect(notifications(page)).toContainText('This could not be loaded. Please try again.')
  await expect(page.getByRole('main').getByText(/^Showing \d+ Pending Cases$/)).toBeVisible()
  await page.context().setOffline(false)
  await cell.click()
  await escapeFrom(page.getByRole('dialog'))

  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Column Settings' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.context().setOffline(false)
  await expect(async () => {
    await again.click({ timeout: 1000 })
    await expect(page.getByRole('heading', { name: 'Column Settings For New Business' })).toBeVisible({ timeout: 2000 })
  }).toPass()
})
