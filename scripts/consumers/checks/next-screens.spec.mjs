import { expect } from '@playwright/test'
import { test } from './messages.mjs'
import { expectOwnColumn } from './own-column.mjs'
import { expectCaseToOpen, expectExports, expectScreens } from './screens.mjs'

test('the server sends screens that can be read without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/screens')
  await expect(page.getByRole('textbox', { name: 'User ID' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Elena Rivera' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible()
  await expect(page.getByText('Showing 12 Pending Cases')).toBeVisible()
  await context.close()
})

test('screens come alive, a case opens, and its list is exported in a worker', async ({ page }) => {
  await page.goto('/screens')
  await expectScreens(page)
  await expectCaseToOpen(page)
  await expectExports(page)
})

test("a column of the company's own is in the list, its settings, its files and on a card", async ({ page }) => {
  await page.goto('/french')
  await expectOwnColumn(page)
})
