import { expectSharedContexts, expectToBeAlive } from './alive.mjs'
import { test } from './messages.mjs'
import { expectScreens } from './screens.mjs'

/** In development React compares every attribute that the server wrote with its own, which it does not do when built. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

for (const path of ['/', '/dynamic'])
  test(`React finds nothing to warn of in ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectToBeAlive(page)
  })

test('React finds nothing to warn of where an app fills the contexts', async ({ page }) => {
  await page.goto('/contexts')
  await expectSharedContexts(page)
})

test('React finds nothing to warn of in the screens of the features package', async ({ page }) => {
  await page.goto('/screens')
  await expectScreens(page)
})
