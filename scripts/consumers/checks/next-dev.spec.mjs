import { expect } from '@playwright/test'
import { test } from './messages.mjs'

/** In development React compares every attribute that the server wrote with its own, which it does not do when built. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

for (const path of ['/', '/dynamic', '/contexts']) {
  test(`React finds nothing to warn of in ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-pp-mode')
    await page.waitForLoadState('networkidle')
  })
}
