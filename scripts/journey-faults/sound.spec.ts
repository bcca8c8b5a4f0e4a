import { expect, test } from '../../e2e/support/test.js'

test('what should be on the page is there', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
