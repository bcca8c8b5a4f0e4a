import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { escapeFrom } from '../support/escape-from.js'
import { haveSession } from '../support/sign-in.js'
import { watchProblems } from '../support/watch-problems.js'

const panel = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, name: string) => page.getByRole('button', { name: `Contract details of ${name}` }).first()

test('a producer reads a contract in force, and comes back by reload, Back and Escape to where they were', async ({
  page,
}) => {
  await haveSession(page, 'okafor')
  await page.goto('/inforce-business/service')
  const problems = watchProblems(page)
  await rowOf(page, 'Martha Ellison').click()
  await expect(panel(page)).toHaveAccessibleDescription(/Keystone Whole Life$/)
  await panel(page).getByRole('button', { name: 'More' }).click()
  await expect(panel(page).getByText('N/A')).toBeVisible()
  const link = panel(page).getByRole('link', { name: /^7100100401/ })
  await expect(link).toHaveAttribute('href', /\?Value=7100100401&CoCode=01&CoType=LIF&Type=CO&AuthLevel=AG$/)
  await expect(link).toHaveAttribute('target', '_blank')

  await page.reload()
  await expect(panel(page)).toHaveAccessibleName('Martha Ellison')
  await expect(panel(page).getByRole('button', { name: /^Service Alerts/, expanded: true })).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Pending Lapse & Missed Payments/ })
    .click()
  await expect(panel(page).getByRole('region', { name: /^Pending Lapse & Missed Payments/ })).toContainText(
    'in 21 days',
  )
  await escapeFrom(panel(page))
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await rowOf(page, 'Martha Ellison').click()
  await expect(panel(page)).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await rowOf(page, 'Martha Ellison').click()
  await escapeFrom(panel(page))
  await expect(panel(page)).toHaveCount(0)
  await expect(rowOf(page, 'Martha Ellison')).toBeFocused()
  expect(problems).toEqual([])
})
