import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { caseTable } from './support/case-table.js'
import { demoPassword } from './support/sign-in.js'
import { tabTo } from './support/tab-to.js'

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key)
}

test('the whole job is done without a mouse', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByLabel('User name'))
  await page.keyboard.type('rivera')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'View New Business Spreadsheet' }))
  await page.keyboard.press('Enter')
  const table = caseTable(page)
  await expect(table.rows).toHaveCount(10)

  // One Tab enters the table; from its first header on, Enter sorts.
  await tabTo(page, table.grid.locator('[tabindex="0"]'))
  const columnOf = async (name: string) => Number(await table.header(name).getAttribute('aria-colindex'))
  const named = await columnOf('Insured Name')
  await page.keyboard.press('Control+Home')
  await press(page, 'ArrowRight', named - 1)
  await page.keyboard.press('Enter')
  await expect(table.header('Insured Name')).toHaveAttribute('aria-sort', 'ascending')

  // Enter on a cell whose text is cut opens it in full, and Escape leads back to the cell.
  const cut = await table.cutText('Requirements')
  const cell = cut.locator('xpath=ancestor::*[@role="gridcell"]')
  const texts = await table.column('Requirements')
  await press(page, 'ArrowDown', texts.findIndex((text) => text.endsWith('…')) + 1)
  await press(page, 'ArrowRight', (await columnOf('Requirements')) - named)
  await expect(cell).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Next page' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)

  await tabTo(page, page.getByRole('button', { name: /profile of/i }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('the first Tab of a page offers to skip to its content', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('User name').fill('rivera')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
