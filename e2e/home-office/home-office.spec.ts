import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from '../support/case-table.js'
import { haveSession } from '../support/sign-in.js'

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search All Cases' }).click()
  const panel = page.getByRole('dialog', { name: 'Search All Agents' })
  await expect(panel.getByText('No Search Returns')).toBeVisible()
  return panel
}

test('home office chooses an agency, and its lists are there on every page, after a reload too', async ({ page }) => {
  await haveSession(page, 'hale')
  await page.goto('/new-business/pending')
  await expect(page.getByText('You have not searched for any cases yet.')).toBeVisible()

  const panel = await openSearch(page)
  const box = panel.getByRole('searchbox')
  await box.fill('lake')
  await box.press('Enter')
  await expect(panel.getByText(/^\d+ results? for "lake"$/).last()).toBeVisible()

  await panel.getByRole('button', { name: /^Lakeshore Financial Group/ }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/new-business\/pending\?number=AG1001$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(caseTable(page).rows).toHaveCount(10)
  await expect(page.getByRole('main').getByText('Showing cases for Lakeshore Financial Group (AG1001)')).toBeVisible()

  await page.reload()
  await expect(caseTable(page).rows).toHaveCount(10)
  await page.getByRole('navigation', { name: 'Case lists' }).getByRole('link', { name: 'Issued' }).click()
  await expect(page).toHaveURL(/\/new-business\/issued\?number=AG1001$/)
  await expect(caseTable(page).rows.first()).toBeVisible()

  await page.getByRole('button', { name: 'View in Agent Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\?number=AG1001$/)
})

test('home office clears the chosen agency with one press, in every tab', async ({ page, context }) => {
  const shown = 'Lakeshore Financial Group (AG1001)'
  await haveSession(page, 'hale')
  await page.goto('/new-business/pending?number=AG1001')
  await expect(page.getByRole('main').getByText(shown)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/inforce-business/pending-lapse?number=AG1001')
  await expect(other.getByRole('main').getByText(shown)).toBeVisible()

  await page.getByRole('button', { name: 'Clear Selection' }).click()
  for (const tab of [page, other]) {
    await expect(tab).not.toHaveURL(/number=/)
    await expect(tab.getByText('You have not searched for any cases yet.')).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Clear Selection' })).toHaveCount(0)
  }
})
