import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { expectPath } from './support/expect-path.js'
import { sentCode, wrongCode } from './support/sent-code.js'
import { signIn, submitCredentials } from './support/sign-in.js'

const codeField = (page: Page) => page.getByLabel('One-time passcode')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** From the password to the first page of the second factor. */
async function begin(page: Page, userId: string, path: string): Promise<void> {
  await page.goto('/login')
  await submitCredentials(page, userId)
  await expectPath(page, path)
}

async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await press(page, 'Verify')
}

test('a code by text message: a wrong one may be tried again, another one takes its place', async ({ page }) => {
  await page.clock.install()
  await begin(page, 'mfa-mobile', '/verify/mobileSelect')
  await expect(page.getByText('ending in 0113')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, 'Send code')
  await expectPath(page, '/verify/otp')
  await expect(page).toHaveTitle('Enter your code · Meridian Producer Portal')
  await expect(codeField(page)).toBeFocused()

  const first = await sentCode(page, 'mfa-mobile', 'sms')
  await page.keyboard.type(wrongCode(first))
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toHaveAccessibleDescription('The code you entered is incorrect. Try again.')
  await expect(codeField(page)).toBeFocused()

  const another = page.getByRole('button', { name: 'Send another code' })
  await expect(another).toBeDisabled()
  await page.clock.runFor(31_000)
  await another.click()
  await expect(page.getByText('Code resent to phone')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await enterCode(page, await sentCode(page, 'mfa-mobile', 'sms'))
  await expectPath(page, '/dashboard')
})

test('a code by a call home, and back to the page that was asked for', async ({ page }) => {
  await page.goto('/new-business/issued')
  await submitCredentials(page, 'mfa-home')
  await expectPath(page, '/verify/call')
  await press(page, 'Call me')
  await expectPath(page, '/verify/otp')
  await enterCode(page, await sentCode(page, 'mfa-home', 'voice'))
  await expectPath(page, '/new-business/issued')
  await expect(page.getByRole('heading', { name: 'New Business' })).toBeVisible()
  // Nothing of the sign-in is left to go back to.
  await page.goto('/verify/otp')
  await expectPath(page, '/dashboard')
})

test('loading the page again and going back lose nothing on the way', async ({ page }) => {
  await begin(page, 'mfa-both', '/verify')
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

  await page.getByRole('link', { name: 'Why do I need a code?' }).click()
  await expectPath(page, '/verify/info')
  await page.getByRole('link', { name: 'Back' }).click()
  await expectPath(page, '/verify/otp')

  await page.getByRole('link', { name: 'Get the code another way' }).click()
  await expectPath(page, '/verify')
  await press(page, 'Send code')
  await expectPath(page, '/verify/otp')
  await page.goBack()
  await expectPath(page, '/verify')
  await page.goForward()
  await enterCode(page, await sentCode(page, 'mfa-both', 'email'))
  await expectPath(page, '/dashboard')
  await page.goBack()
  await expectPath(page, '/dashboard')
})

test('five wrong codes end the sign-in, and it can be begun again', async ({ page }) => {
  await begin(page, 'mfa-phones', '/verify/phoneType')
  await page.getByRole('radio', { name: 'Home phone' }).check()
  await press(page, 'Continue')
  await expectPath(page, '/verify/call')
  await press(page, 'Call me')
  await expectPath(page, '/verify/otp')
  const code = await sentCode(page, 'mfa-phones', 'voice')
  for (const _ of [1, 2, 3, 4]) {
    await enterCode(page, wrongCode(code))
    await expect(codeField(page)).toHaveAccessibleDescription('The code you entered is incorrect. Try again.')
    await codeField(page).fill('')
  }
  await enterCode(page, wrongCode(code))
  await expect(page.getByRole('heading', { name: 'Too many incorrect codes' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Too many incorrect codes' })).toBeVisible()
  await press(page, 'Sign in again')
  await expectPath(page, '/login')
  await begin(page, 'mfa-phones', '/verify/phoneType')
})

test('a remembered device needs no code for 30 days, or until it is forgotten on the profile', async ({
  page,
  context,
}) => {
  await begin(page, 'mfa-email', '/verify/otp')
  await page.getByRole('checkbox', { name: 'Remember this device for the next 30 days' }).check()
  const checked = page.waitForRequest('**/api/auth/verify-otp')
  await enterCode(page, await sentCode(page, 'mfa-email', 'email'))
  expect((await checked).postDataJSON()).toMatchObject({ otpMethod: 'email', saveFingerprint: true })
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
  await begin(page, 'mfa-email', '/verify/otp')
})

test('a sign-in that belongs to another site continues there by itself', async ({ page }) => {
  const site = 'https://apps.example.com/classic'
  await page.route(site, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }))
  await page.route('**/api/auth/verify-otp', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), redirectUrl: site } })
  })
  await begin(page, 'mfa-email', '/verify/otp')
  await enterCode(page, await sentCode(page, 'mfa-email', 'email'))
  await expect(page.getByRole('heading', { name: 'Another site' })).toBeVisible()
  expect(page.url()).toBe(site)
})

test('without any contact there is a way to help, and back', async ({ page }) => {
  await begin(page, 'mfa-none', '/verify/missing')
  await expect(page.getByRole('heading', { name: "We can't send you a code" })).toBeVisible()
  await press(page, 'Back to sign in')
  await expectPath(page, '/login')
  await page.goto('/verify/missing')
  await expectPath(page, '/login')
})

test('a step that does not suit the sign-in leads to the one that does; cancelling ends it', async ({ page }) => {
  await begin(page, 'mfa-home', '/verify/call')
  for (const path of ['/verify', '/verify/phoneType', '/verify/mobileSelect', '/verify/otp', '/verify/missing']) {
    await page.goto(path)
    await expectPath(page, '/verify/call')
  }
  await page.goto('/dashboard')
  await expectPath(page, '/login')
  await page.goto('/verify/info')
  await expect(page.getByText('Home phone ending in 0194')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await press(page, 'Cancel')
  await expectPath(page, '/login')
  await page.goto('/verify/call')
  await expectPath(page, '/login')
})

test('without a password first no page of the second factor opens', async ({ page }) => {
  const names = ['', '/phoneType', '/mobileSelect', '/call', '/otp', '/info', '/missing', '/complete']
  for (const name of names) {
    await page.goto(`/verify${name}`)
    await expectPath(page, '/login')
  }
})

test('what fails on the way says so, and can be tried again', async ({ page }) => {
  await page.route('**/api/auth/get-session-info', (route) => route.fulfill({ status: 500, body: '' }))
  await begin(page, 'mfa-mobile', '/verify')
  await expect(page.getByRole('alert')).toContainText("We couldn't load your contact information.")
  await page.getByRole('link', { name: 'Why do I need a code?' }).click()
  await expect(page.getByRole('heading', { name: 'Why you need a code' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.unroute('**/api/auth/get-session-info')
  await press(page, 'Try again')
  await expectPath(page, '/verify/mobileSelect')

  await page.route('**/api/auth/request-otp', (route) => route.abort())
  await press(page, 'Send code')
  await expect(page.getByRole('alert')).toContainText('Failed to send MFA Code')
  await page.unroute('**/api/auth/request-otp')
  await press(page, 'Send code')
  await expectPath(page, '/verify/otp')

  await page.route('**/api/auth/verify-otp', (route) => route.fulfill({ status: 503, body: '' }))
  await enterCode(page, '123456')
  await expect(page.getByRole('alert')).toContainText('Unknown error validating OTP Code')
  await expect(codeField(page)).toHaveValue('123456')
  await page.route('**/api/auth/verify-otp', (route) => route.fulfill({ status: 401, json: {} }))
  await press(page, 'Verify')
  await expect(page.getByRole('heading', { name: 'This sign-in has expired' })).toBeFocused()
  await press(page, 'Sign in again')
  await expectPath(page, '/login')
})

test('a sign-in that goes on elsewhere does so by itself', async ({ page }) => {
  await page.route('**/api/auth/verify-otp', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), redirectUrl: '/obs' } })
  })
  await begin(page, 'mfa-home', '/verify/call')
  await press(page, 'Call me')
  await expectPath(page, '/verify/otp')
  await enterCode(page, await sentCode(page, 'mfa-home', 'voice'))
  await expectPath(page, '/obs')
})
