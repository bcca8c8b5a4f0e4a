import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from './support/case-table.js'
import { escapeFrom } from './support/escape-from.js'
import { haveSession } from './support/sign-in.js'

const lists = [
  ['all', 'All', ['Effective Date', 'Type']],
  ['pending-lapse', 'Pending Lapse', ['Lapse Date', 'Alert Date', 'Policy Details']],
  ['terminated', 'Terminated', ['Policy Status', 'Transaction Date']],
  ['contract-changes', 'Contract Changes', ['Type', 'Policy Details', 'Effective Date']],
  ['disbursements', 'Disbursements', ['Type', 'Policy Status', 'Transaction Date']],
  ['service', 'Service', ['Type', 'Policy Status', 'Effective Date']],
  ['missed-payments', 'Missed Payments', ['Payor Name', 'Due Date', 'NFO Date', 'APL Option', 'Billing Group']],
] as const

const activity = (page: Page) => page.getByRole('combobox', { name: 'Activity Type' })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const count = (page: Page, type: string) =>
  page.getByRole('group', { name: 'Alert table' }).getByText(new RegExp(`^Showing [\\d,]+ in ${type}$`))

test('Activity Type leads to each of the seven lists, which have columns of their own', async ({ page }) => {
  await haveSession(page, 'brandt')
  await page.goto('/inforce-business')
  await expect(page).toHaveURL(/\/inforce-business\/all$/)
  await expect(page.getByRole('heading', { level: 1, name: 'In-Force Activity' })).toBeVisible()
  for (const [segment, label, headers] of lists) {
    await activity(page).selectOption({ label })
    await expect(page).toHaveURL(new RegExp(`/inforce-business/${segment}$`))
    if (segment !== 'all') await expect(activity(page)).toBeFocused()
    await expect(count(page, label)).toBeVisible()
    for (const name of headers) await expect(caseTable(page).header(name)).toHaveCount(1)
  }
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an in-force list opens with the past 7 days, and what is seen of it survives reload, Back and another list', async ({
  page,
}) => {
  await haveSession(page, 'brandt')
  await page.goto('/inforce-business/all')
  await expect(caseTable(page).rows).toHaveCount(5)
  await expect(filter(page, 'Time')).toHaveValue('past-7')
  const week = (await count(page, 'All').textContent()) ?? ''

  await filter(page, 'Time').selectOption('All')
  await filter(page, 'Rows per page').selectOption('10')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/inforce-business\/all\?time=all&rows=10&page=2$/)
  await expect(count(page, 'All')).not.toHaveText(week)

  await page.reload()
  await expect(filter(page, 'Time')).toHaveValue('all')
  await expect(caseTable(page).rows.first()).toBeVisible()
  await activity(page).selectOption('Service')
  await expect(page).toHaveURL(/\/inforce-business\/service$/)
  await activity(page).selectOption('All')
  await expect(page).toHaveURL(/\/inforce-business\/all\?time=all&rows=10&page=2$/)

  await caseTable(page).sortBy('Owner Name')
  await expect(page).toHaveURL(/\/all\?time=all&rows=10&sort=owner-name&dir=ascending$/)
  await page.goBack()
  await expect(page).toHaveURL(/&page=2$/)
})

test('a row opens its contract, which stays open after a reload and closes with Escape', async ({ page }) => {
  await haveSession(page, 'brandt')
  await page.goto('/inforce-business/all?time=all')
  await caseTable(page).rows.first().getByRole('gridcell').nth(2).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Amount / Benefit')).toBeVisible()
  await page.reload()
  await expect(panel.getByText('Amount / Benefit')).toBeVisible()
  await escapeFrom(panel)
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/all\?time=all$/)
})

test('home office chooses first, and the choice goes along to every list', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/inforce-contracts')) asked.push(request.url())
  })
  await haveSession(page, 'hale')
  await page.goto('/inforce-business/all')
  await expect(page.getByText('You have not searched for any cases yet.')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Search All Cases' }).click()
  const panel = page.getByRole('dialog', { name: 'Search All Agents' })
  await panel.getByRole('searchbox').fill('lakeshore')
  await panel.getByRole('searchbox').press('Enter')
  await panel.getByRole('button', { name: /^Lakeshore Financial Group/ }).click()
  await expect(page).toHaveURL(/\/inforce-business\/all\?number=AG1001$/)
  await expect(caseTable(page).rows.first()).toBeVisible()
  await activity(page).selectOption('Service')
  await expect(page).toHaveURL(/\/inforce-business\/service\?number=AG1001$/)
  await expect(page.getByRole('main').getByText('Showing cases for Lakeshore Financial Group (AG1001)')).toBeVisible()
  await page.getByRole('button', { name: 'View in Agent Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\?number=AG1001$/)
})

test('office staff without in-force access is told so', async ({ page }) => {
  await haveSession(page, 'lin')
  await page.goto('/inforce-business/all')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing here.' })).toBeVisible()
})
