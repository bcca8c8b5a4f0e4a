import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from '../support/case-table.js'
import { haveSession } from '../support/sign-in.js'

const activity = (page: Page) => page.getByRole('combobox', { name: 'Activity Type' })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const count = (page: Page, type: string) =>
  page.getByRole('group', { name: 'Alert table' }).getByText(new RegExp(`^Showing [\\d,]+ in ${type}$`))

test('a producer works through in-force lists, and finds each as it was after a reload, Back and another list', async ({
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
