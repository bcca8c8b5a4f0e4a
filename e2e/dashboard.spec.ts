import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { escapeFrom } from './support/escape-from.js'
import { openDashboard } from './support/sign-in.js'
import { watchProblems } from './support/watch-problems.js'

const widget = (page: Page) => page.getByRole('region', { name: 'New Business Activity' })
const names = (page: Page) => widget(page).getByRole('rowheader').allInnerTexts()

test('a producer looks into their pending cases from the dashboard, and the address keeps what they see', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await openDashboard(page, 'rivera')
  const rows = widget(page).getByRole('rowheader')
  await expect(rows).toHaveCount(5)
  await expect(widget(page).getByRole('columnheader', { name: 'Days Pending' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const dashboard = page.url()

  const name = (await rows.first().getByRole('button').innerText()).trim()
  await widget(page).getByRole('row').nth(1).getByRole('gridcell').nth(1).click()
  const detail = page.getByRole('dialog', { name })
  await expect(detail).toBeVisible()
  await expect(detail.getByRole('heading', { name: 'Contract', exact: true })).toBeVisible()
  await page.reload()
  await escapeFrom(detail)
  await expect(detail).toHaveCount(0)
  await expect(page).toHaveURL(dashboard)

  await widget(page)
    .getByRole('button', { name: new RegExp(`^Requirements of ${name}`) })
    .click()
  await expect(page.getByRole('dialog', { name: 'Case Requirements' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await widget(page).getByRole('button', { name: 'Case Status' }).click()
  await widget(page).getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(widget(page).getByText(/^Showing 6 - 10 of /)).toBeVisible()
  const seen = await names(page)
  await page.reload()
  await expect.poll(() => names(page)).toEqual(seen)

  await widget(page)
    .getByRole('tab', { name: /^Issued \(\d+\)$/ })
    .click()
  await expect(page).toHaveURL(/list=issued/)
  await widget(page).getByRole('button', { name: 'Filter New Business' }).click()
  await widget(page).getByLabel('Name or contract number').fill('nobody of that name')
  await expect(widget(page).getByText('There are no results.')).toBeVisible()
  expect(page.url()).not.toContain('nobody')
  await page.getByRole('link', { name: 'View New Business Spreadsheet' }).click()
  await expect(page).toHaveURL(/\/new-business\/issued$/)
  expect(problems).toEqual([])
})

test('on a phone the filters of the widget are read out once they are applied, and not on a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openDashboard(page, 'rivera')
  await widget(page).getByRole('button', { name: 'Filter New Business' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name or contract number').fill('volkov')
  await dialog.getByRole('combobox', { name: 'Ordered By' }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Apply Filters' }).click()
  const count = page.locator('[aria-live="polite"]').getByText(/^(Showing \d+ Pending Cases?|There are no results\.)$/)
  await expect(count).toHaveCount(1)

  await page.reload()
  await expect(widget(page).getByRole('button', { name: /^Remove Ordered By/ })).toBeVisible()
  await widget(page).getByRole('button', { name: 'Filter New Business' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Filters' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply Filters' }).click()
  await expect(count).toHaveText(['Showing 60 Pending Cases'])
})

test('when the lists fail to load, Refresh loads all three again', async ({ page }) => {
  await page.route('**/api/contracts?*', (route) => route.fulfill({ status: 409, json: { message: 'no' } }))
  await openDashboard(page, 'rivera')
  await expect(widget(page).getByRole('alert')).toContainText('Oops! Something went wrong.')

  const asked: (string | null)[] = []
  await page.unroute('**/api/contracts?*')
  page.on('request', (request) => {
    if (request.url().includes('/api/contracts?')) asked.push(new URL(request.url()).searchParams.get('type'))
  })
  await widget(page).getByRole('button', { name: 'Refresh' }).click()
  await expect(widget(page).getByRole('rowheader').first()).toBeVisible()
  expect(asked).toHaveLength(3)
  expect(new Set(asked)).toEqual(new Set(['pending', 'issued', 'not_placed']))
})

test('when the in-force lists fail to load, Refresh loads the page again', async ({ page }) => {
  await page.route('**/api/inforce-contracts?*', (route) => route.fulfill({ status: 409, json: { message: 'no' } }))
  await openDashboard(page, 'brandt')
  const inforce = page.getByRole('region', { name: 'In-Force Activity' })
  await expect(inforce.getByRole('alert')).toContainText('Oops! Something went wrong.')
  await page.unroute('**/api/inforce-contracts?*')
  const loadedAgain = page.waitForEvent('load')
  await inforce.getByRole('button', { name: 'Refresh' }).click()
  await loadedAgain
  await expect(inforce.getByRole('rowheader')).toHaveCount(5)
})

test('home office sees activity once it has chosen whose', async ({ page }) => {
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/contracts')) lists.push(request.url())
  })
  await openDashboard(page, 'hale')
  await expect(page.getByRole('button', { name: 'Search All Cases' })).toBeVisible()
  await expect(widget(page)).toHaveCount(0)
  expect(lists).toEqual([])

  await page.getByRole('button', { name: 'Search All Cases' }).click()
  const panel = page.getByRole('dialog', { name: 'Search All Agents' })
  await panel.getByRole('searchbox').fill('lake')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: /^Lakeshore Financial Group/ }).click()
  await expect(page).toHaveURL(/\/dashboard\?number=AG1001$/)
  await expect(widget(page).getByRole('rowheader')).toHaveCount(5)
  await expect(page.getByRole('main').getByText('Showing cases for Lakeshore Financial Group (AG1001)')).toBeVisible()
  expect(lists.every((url) => url.includes('number=AG1001'))).toBe(true)
  await expect(page.getByRole('link', { name: 'View New Business Spreadsheet' })).toHaveAttribute(
    'href',
    '/new-business/pending?number=AG1001',
  )
})

test('a producer with in-force business alone sees its seven lists', async ({ page }) => {
  const problems = watchProblems(page)
  await openDashboard(page, 'brandt')
  const inforce = page.getByRole('region', { name: 'In-Force Activity' })
  await expect(inforce.getByRole('rowheader')).toHaveCount(5)
  await expect(widget(page)).toHaveCount(0)
  await expect(inforce.getByRole('tab')).toHaveText([
    /^Pending Lapse \(\d+\)$/,
    /^Disbursements \(\d+\)$/,
    /^Missed Payments \(\d+\)$/,
    /^Terminated \(\d+\)$/,
    /^Service \(\d+\)$/,
    /^Contract Changes \(\d+\)$/,
    /^All \(\d+\)$/,
  ])

  const name = (await inforce.getByRole('rowheader').first().getByRole('button').innerText()).trim()
  await inforce.getByRole('row').nth(1).getByRole('gridcell').nth(1).click()
  await escapeFrom(page.getByRole('dialog', { name }))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const tab = inforce.getByRole('tab', { name: /^Contract Changes/ })
  await tab.click()
  await expect(page).toHaveURL(/list=contract-changes/)
  const count = Number(/\d+/.exec(await tab.innerText())?.[0])
  await page.reload()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await inforce.getByRole('link', { name: /^view all/ }).click()
  await expect(page).toHaveURL(/\/inforce-business\/contract-changes\?time=all$/)
  await expect(page.getByRole('main').getByText(`Showing ${count} in Contract Changes`)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'View In-Force Spreadsheet' }).click()
  await expect(page).toHaveURL(/\/inforce-business\/contract-changes\?time=all$/)
  expect(problems).toEqual([])
})

test('the links: quick links in their saved order, and the banner about the classic password here alone', async ({
  page,
}) => {
  await openDashboard(page, 'rivera')
  const links = page.getByRole('region', { name: 'Quick Links' }).getByRole('listitem').getByRole('link')
  await expect(links.first()).toContainText('Forms Library')
  await expect(links.last()).toContainText('Life Insurance New Sales')
  await expect(page.getByRole('region', { name: 'Mobile app' }).getByRole('link')).toHaveCount(2)

  const banner = page.getByRole('link', { name: /^Change your classic password/ })
  await expect(banner).toBeVisible()
  await links.filter({ hasText: 'Pending New Business' }).click()
  await expect(page).toHaveURL(/\/new-business\/pending$/)
  await expect(page.getByRole('heading', { level: 1, name: 'New Business' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goBack()
  await expect(banner).toBeVisible()
  await page.getByRole('note').getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await expect(links.first()).toBeVisible()
  await expect(banner).toHaveCount(0)
})
