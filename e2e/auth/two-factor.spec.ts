import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { expectPath } from '../support/expect-path.js'
import { sentCode } from '../support/sent-code.js'
import { signIn, submitCredentials } from '../support/sign-in.js'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time passcode').fill(code)
  await press(page, 'Verify')
}

test('a producer asks for a page, reloads and goes back on the way to the code, and still opens that page', async ({
  page,
}) => {
  await page.goto('/new-business/issued')
  await submitCredentials(page, 'mfa-both')
  await expectPath(page, '/verify')
  await page.reload()
  await page.getByRole('radio', { name: 'Phone' }).check()
  await press(page, 'Continue')
  await expectPath(page, '/verify/phoneType')
  await page.reload()
  await press(page, 'Continue')
  await expectPath(page, '/verify/mobileSelect')
  await page.getByRole('radio', { name: 'Phone call' }).check()
  await press(page, 'Send code')
  await expectPath(page, '/verify/otp')
  await page.reload()
  await expect(page.getByText('We are calling your mobile phone ending in 0112')).toBeVisible()

  await page.goBack()
  await expectPath(page, '/verify/mobileSelect')
  await page.goForward()
  await enterCode(page, await sentCode(page, 'mfa-both', 'voice'))
  await expectPath(page, '/new-business/issued')
  // Once the page is there, nothing leads to it by itself any more
  await expect(page.getByText(/^Showing \d+ Issued Cases?$/).first()).toBeVisible()
  await page.goBack()
  await expectPath(page, '/dashboard')
})

test('a remembered device needs no code for 30 days, or until it is forgotten on the profile', async ({
  page,
  context,
}) => {
  const begin = async () => {
    await page.goto('/login')
    await submitCredentials(page, 'mfa-email')
    await expectPath(page, '/verify/otp')
  }
  await begin()
  await page.getByRole('checkbox', { name: 'Remember this device for the next 30 days' }).check()
  await enterCode(page, await sentCode(page, 'mfa-email', 'email'))
  await expectPath(page, '/dashboard')
  const token = (await context.cookies()).find(({ name }) => name === 'mfaToken')
  const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(30)

  await page.goto('/logout')
  await expectPath(page, '/login')
  await signIn(page, 'mfa-email')

  await page.goto('/profile')
  const devices = page.getByRole('region', { name: 'Remembered devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('This device')
  await press(page, /^Forget/)
  await expect(devices).toHaveCount(0)
  await page.goto('/logout')
  await expectPath(page, '/login')
  await begin()
})
