import { expect, test } from './support/test.js'
import { escapeFrom } from './support/escape-from.js'
import { haveSession, openDashboard } from './support/sign-in.js'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

test('on a phone each case is a card, and nothing scrolls sideways', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  const cards = page.getByRole('list', { name: 'Pending cases' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(cards.first().getByText('Contract Number')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await page.getByLabel('Sort by').selectOption('Days Pending')
  await expect(page).toHaveURL(/sort=days-pending&dir=ascending$/)
})

test('on a phone the navigation is a drawer', async ({ page }) => {
  await openDashboard(page, 'rivera')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await escapeFrom(drawer)
  await expect(drawer).toHaveCount(0)
})
