import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { caseTable, openFilters } from '../support/case-table.js'
import { haveSession } from '../support/sign-in.js'

const count = (page: Page) =>
  page.getByRole('group', { name: 'Case table' }).getByText(/^Showing [\d,]+ (Pending|Issued|Not Placed) Cases?$/)
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const nameFilter = (page: Page) => page.getByRole('searchbox', { name: 'Name or contract number' })

test('a producer narrows and sorts a list, and finds it so after a reload and with Back', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/contractsAndRequirements')) asked.push(request.url())
  })
  await haveSession(page, 'okafor')
  await page.goto('/new-business/pending')
  await expect(caseTable(page).rows).toHaveCount(10)
  const all = await count(page).textContent()

  await openFilters(page)
  await filter(page, 'Ordered By').selectOption('Agent')
  await expect(count(page)).not.toHaveText(all ?? '')
  const some = (await count(page).textContent()) ?? ''
  await caseTable(page).sortBy('Days Pending')
  await filter(page, 'Rows per page').selectOption('25')
  await expect(page).toHaveURL(/\/new-business\/pending\?orderedBy=Agent&rows=25&sort=days-pending&dir=ascending$/)
  expect(asked).toHaveLength(1)

  await page.reload()
  await expect(count(page)).toHaveText(some)
  await expect(filter(page, 'Ordered By')).toHaveValue('Agent')
  await expect(filter(page, 'Rows per page')).toHaveValue('25')
  await expect(caseTable(page).header('Days Pending')).toHaveAttribute('aria-sort', 'ascending')

  await page.goBack()
  await expect(filter(page, 'Rows per page')).toHaveValue('10')
  await page.goBack()
  await page.goBack()
  await expect(count(page)).toHaveText(all ?? '')
  await expect(filter(page, 'Ordered By')).toHaveValue('all')
})

test('a producer looks for a client by name, list by list, and clears the filters by keyboard', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/new-business/pending?page=2')
  const [insured = ''] = await caseTable(page).column('Insured Name')
  const name = insured.slice(0, 12)
  await openFilters(page)
  await nameFilter(page).fill(name.toUpperCase())
  await expect(count(page)).toHaveText(/^Showing [1-9] Pending Cases?$/)
  await expect(caseTable(page).rows.first()).toContainText(name)
  expect(decodeURIComponent(page.url()).toLowerCase()).not.toContain(name.toLowerCase())
  await expect(page).toHaveURL(/\/new-business\/pending$/)

  const lists = page.getByRole('navigation', { name: 'Case lists' })
  await filter(page, 'Rows per page').selectOption('25')
  await lists.getByRole('link', { name: 'Issued' }).click()
  await expect(page).toHaveURL(/\/new-business\/issued$/)
  await expect(nameFilter(page)).toHaveCount(0)
  await lists.getByRole('link', { name: 'Pending' }).click()
  await expect(page).toHaveURL(/\/new-business\/pending\?rows=25$/)
  await expect(nameFilter(page)).toHaveValue(name.toUpperCase())

  await page.getByRole('button', { name: 'Clear Filters' }).press('Enter')
  await expect(nameFilter(page)).toHaveValue('')
  await expect(page.locator(':focus')).toHaveRole('group')
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
})

test('a producer with ten thousand cases scrolls through all of them as one list', async ({ page }) => {
  await haveSession(page, 'bigbook')
  await page.goto('/new-business/pending?rows=all')
  const { grid, rows } = caseTable(page)
  await expect(grid).toHaveAttribute('aria-rowcount', '10001', { timeout: 40_000 })
  expect(await rows.count()).toBeLessThan(150)
  await grid.getByRole('button', { name: 'Insured Name' }).focus()
  await page.keyboard.press('Control+End')
  await expect(page.locator('[role="row"][aria-rowindex="10001"]').first()).toBeInViewport()
})
