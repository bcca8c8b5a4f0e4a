import { expect, test } from '../../e2e/support/test.js'

test('what should be on the page is not', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'No such heading' })).toBeVisible({ timeout: 500 })
})

test('only a second try passes', () => {
  expect(test.info().retry).toBe(1)
})
