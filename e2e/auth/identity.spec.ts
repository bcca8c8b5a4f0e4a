import { expect, test } from '../support/test.js'
import { leaveFor } from '../support/leave-for.js'
import { sentCode } from '../support/sent-code.js'
import { demoPassword, submitCredentials } from '../support/sign-in.js'

test.use({ signInWith: 'identity provider' })

test('a producer signs in with the identity provider, comes back to the page that was asked for, and signs out', async ({
  page,
}) => {
  await page.goto('/new-business/issued')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('User ID').fill('rivera')
  const asked = page.waitForRequest(/[?&]code_challenge=/)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge_method: 'S256',
    login_hint: 'rivera',
  })
  await expect(page).toHaveURL(/\/idp\/interaction\//)
  await expect(page.getByLabel('User ID')).toHaveValue('rivera')
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/new-business\/issued$/)
  await expect(page.getByRole('heading', { name: 'New Business' })).toBeVisible()

  const passedBy = page.waitForRequest('**/idp/sign-out')
  await leaveFor(page, '/logout')
  await passedBy
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('_session'))).toEqual([])
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('a producer has a device remembered at the identity provider, finds it on the profile, and forgets it', async ({
  page,
}) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await submitCredentials(page, 'mfa-email')
  await page.getByRole('textbox', { name: 'One-time passcode' }).fill(await sentCode(page, 'mfa-email', 'email'))
  await page.getByRole('checkbox', { name: /^Remember this device/ }).check()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  const devices = page.getByRole('region', { name: 'Remembered devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await devices.getByRole('button', { name: /^Forget/ }).click()
  await expect(devices).toHaveCount(0)
})

test('a sign-in that is canceled, made up or begun elsewhere ends on the sign-in page with the reason', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('The sign-in was canceled.')
  await expect(page).toHaveURL(/\/login$/)

  await page.goto('/login?code=made-up&state=made-up')
  await expect(page.getByRole('alert')).toContainText('Unknown error occurred while logging in.')
  await expect(page).toHaveURL(/\/login$/)

  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  // As if this tab had begun another sign-in than the one that comes back.
  await page.evaluate(() => {
    const request = JSON.parse(sessionStorage.getItem('identity_request') ?? '{}')
    sessionStorage.setItem('identity_request', JSON.stringify({ ...request, state: 'another' }))
  })
  await submitCredentials(page, 'rivera')
  await expect(page.getByRole('alert')).toContainText('Unknown error occurred while logging in.')
})
