import type { Page } from '@playwright/test'
import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

const people = (page: Page) => page.getByRole('grid')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a manager chooses an agency, finds a person, and comes back to what they saw', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/manage-access')
  await expect(page.getByText('Choose an agency to see its people.')).toBeVisible()
  const agencies = page.getByRole('navigation', { name: 'Agencies' })
  await expect(agencies.getByRole('link')).toHaveCount(4)
  await agencies.getByRole('link', { name: /^Prairie Star Agency/ }).click()
  await expect(page.getByText(/^This agency does not have any agents and\/or office staff/)).toBeVisible()

  await agencies.getByRole('link', { name: /^Great Plains Alliance/ }).click()
  await expect(page).toHaveURL(/\?agency=AG5005$/)
  await expect(page.getByText('2,000 people')).toBeVisible()
  await expect(people(page).getByRole('rowheader')).toHaveCount(10)
  const top = people(page).getByRole('rowheader').first()
  await people(page).getByRole('button', { name: 'Name' }).click()
  await expect(people(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  const first = await top.innerText()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?agency=AG5005&page=2&sort=name&dir=ascending$/)
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(top).not.toHaveText(first)
  const second = await top.innerText()

  await people(page).getByRole('link', { name: second, exact: true }).first().click()
  await expect(title(page, `Edit Access for ${second}`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Manage Access' }).click()
  await expect(page).toHaveURL(/\?agency=AG5005&page=2&sort=name&dir=ascending$/)
  await expect(top).toHaveText(second)

  await page.getByRole('searchbox', { name: 'Search by name or date' }).fill('no such name')
  await expect(page.getByText('No one matches “no such name”.')).toBeVisible()
})
