import type { Route } from '@playwright/test'
import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

test('the choice of a ranking is in the address, and a late answer of another one is not shown', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/leaderboard')
  const table = page.getByRole('grid')
  await expect(table).toHaveAccessibleName('Issued cases by Agency')
  await expect(page.getByText('Your agency').first()).toBeVisible()
  const late = '**/api/leaderboard/ranking?selector=agent&type=issued-cases'
  const held: Route[] = []
  await page.route(late, (route) => void held.push(route))
  await page.getByRole('radio', { name: 'Agent' }).check()
  await page.getByRole('combobox', { name: 'Ranked by' }).selectOption('face-amount')
  await expect(page).toHaveURL(/\?selector=agent&type=face-amount$/)
  await expect(table).toHaveAccessibleName('Face amount issued by Agent')
  await expect(table.getByRole('row').nth(1)).toContainText('$')
  for (const route of held) await route.continue()
  await page.unroute(late)
  await expect(page.getByText(/^Place \d+ of \d+$/)).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText('$')
  await page.reload()
  await expect(table).toHaveAccessibleName('Face amount issued by Agent')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Ranked by' })).toHaveValue('issued-cases')
})

test('a type that there is not counts as the first, and failures can be tried again', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.route('**/api/leaderboard/getTypes*', (route) => route.fulfill({ status: 409, json: {} }))
  await page.goto('/leaderboard?type=luck')
  await expect(page.getByText('Failed to get types.')).toBeVisible()
  await page.unroute('**/api/leaderboard/getTypes*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('combobox', { name: 'Ranked by' })).toHaveValue('issued-cases')
  await page.route('**/api/leaderboard/ranking*', (route) => route.fulfill({ status: 501, json: {} }))
  await page.reload()
  await expect(page.getByText('No one is ranked yet.')).toBeVisible()
})
