import { expect, test } from '../support/test.js'
import { haveSession } from '../support/sign-in.js'

test('an unknown address and the sign-in page lead home, before and after signing in', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Oops! Nothing to see here.' })).toBeVisible()
  await page.getByRole('button', { name: 'Take Me Home' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await haveSession(page, 'rivera')
  for (const address of ['/login', '/', '/expired']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await page.goto('/404')
  await page.getByRole('button', { name: 'Take Me Home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
