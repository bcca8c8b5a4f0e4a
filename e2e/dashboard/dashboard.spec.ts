import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { escapeFrom } from '../support/escape-from.js'
import { openDashboard } from '../support/sign-in.js'
import { watchProblems } from '../support/watch-problems.js'

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

  const name = (await rows.first().getByRole('link').innerText()).trim()
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

test('a producer with in-force business alone works from its seven lists', async ({ page }) => {
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

  const name = (await inforce.getByRole('rowheader').first().getByRole('link').innerText()).trim()
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

test('home office chooses whose business to see, and works through their dashboard and lists', async ({ page }) => {
  await openDashboard(page, 'hale')
  await page.getByRole('button', { name: 'Search All Cases' }).click()
  const panel = page.getByRole('dialog', { name: 'Search All Agents' })
  await panel.getByRole('searchbox').fill('lake')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: /^Lakeshore Financial Group/ }).click()
  await expect(page).toHaveURL(/\/dashboard\?number=AG1001$/)
  await expect(widget(page).getByRole('rowheader')).toHaveCount(5)
  await expect(page.getByRole('main').getByText('Showing cases for Lakeshore Financial Group (AG1001)')).toBeVisible()
  await page.getByRole('link', { name: 'View New Business Spreadsheet' }).click()
  await expect(page).toHaveURL(/\/new-business\/pending\?number=AG1001$/)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'View in Agent Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\?number=AG1001$/)
})
