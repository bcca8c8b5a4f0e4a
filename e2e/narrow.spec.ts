import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

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
