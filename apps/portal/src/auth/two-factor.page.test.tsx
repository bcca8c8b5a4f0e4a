import { getSessionInfo, requestOtp, verifyOtp } from '@producer-portal/domain/auth'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'
import { sentCode, submitCredentials, wrongCode } from '../testing/sign-in-form.js'

const codeField = () => screen.findByLabelText('One-time passcode')
const otherWay = () => screen.queryByRole('link', { name: 'Get the code another way' })

/** From the password to the first page of the second factor. */
async function begin(userId: string, path: string, at = '/login') {
  const tab = await openPortal({ at })
  await submitCredentials(tab, userId)
  await expect.poll(tab.address).toBe(path)
  return tab
}

async function enterCode(tab: PortalTab, code: string) {
  const field = await codeField()
  await tab.user.clear(field)
  await tab.user.paste(code)
  await tab.press('Verify')
}

describe('a code', () => {
  test('that is wrong may be tried again, and another one takes its place', async () => {
    const tab = await begin('mfa-mobile', '/verify/mobileSelect')
    await screen.findByText(/ending in 0113/)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await tab.press('Send code')
    await expect.poll(tab.address).toBe('/verify/otp')
    await expect.poll(async () => document.activeElement === (await codeField())).toBe(true)
    expect(document.title).toBe('Enter your code · Example Producer Portal')

    await enterCode(tab, wrongCode(await sentCode(tab, 'mfa-mobile', 'sms')))
    await expect.poll(async () => (await codeField()).getAttribute('aria-invalid')).toBe('true')
    const another = screen.getByRole('button', { name: 'Send another code' })
    expect(another.getAttribute('aria-disabled')).toBe('true')
    await vi.advanceTimersByTimeAsync(31_000)
    await tab.user.click(another)
    await screen.findAllByText('Code resent to phone')
    expect(await codeField()).toHaveProperty('value', '')
    expect((await codeField()).getAttribute('aria-invalid')).not.toBe('true')
    await enterCode(tab, await sentCode(tab, 'mfa-mobile', 'sms'))
    await expect.poll(tab.address).toBe('/dashboard')
  })

  test('by a call home leads to the page that was asked for, and nothing of the sign-in is left to go back to', async () => {
    const tab = await begin('mfa-home', '/verify/call', '/new-business/issued')
    await tab.press('Call me')
    await expect.poll(tab.address).toBe('/verify/otp')
    await codeField()
    expect(otherWay()).toBeNull()
    await enterCode(tab, await sentCode(tab, 'mfa-home', 'voice'))
    await expect.poll(tab.address).toBe('/new-business/issued')
    await screen.findByRole('heading', { name: 'New Business' })
    await tab.goTo('/verify/otp')
    await expect.poll(tab.address).toBe('/dashboard')
  })

  test('that is wrong for the fifth time ends the sign-in, which can begin again', async () => {
    const tab = await begin('mfa-phones', '/verify/phoneType')
    await tab.user.click(await screen.findByRole('radio', { name: 'Home phone' }))
    await tab.press('Continue')
    await tab.press('Call me')
    await expect.poll(tab.address).toBe('/verify/otp')
    const wrong = wrongCode(await sentCode(tab, 'mfa-phones', 'voice'))
    for (const _ of [1, 2, 3, 4]) {
      await enterCode(tab, wrong)
      await expect.poll(async () => (await codeField()).getAttribute('aria-invalid')).toBe('true')
    }
    await enterCode(tab, wrong)
    const heading = await screen.findByRole('heading', { name: 'Too many incorrect codes' })
    await expect.poll(() => document.activeElement).toBe(heading)
    await tab.press('Sign in again')
    await expect.poll(tab.address).toBe('/login')
  })

  test.each(['https://apps.example.com/classic', '/obs'])(
    'of a sign-in that belongs to %s leads there by itself',
    async (redirectUrl) => {
      const tab = await begin('mfa-email', '/verify/otp')
      await codeField()
      expect(otherWay()).toBeNull()
      tab.changesAnswer(verifyOtp, (session: object) => ({ ...session, redirectUrl }))
      await enterCode(tab, await sentCode(tab, 'mfa-email', 'email'))
      await expect.poll(tab.leftTo).toBe(redirectUrl)
      expect(tab.address()).toBe('/verify/complete')
      await screen.findByRole('button', { name: 'Continue' })
    },
  )

  test('that could not be emailed can be sent from the same page', async () => {
    const tab = await openPortal({ at: '/login', before: ({ fails }) => fails(requestOtp) })
    await submitCredentials(tab, 'mfa-email')
    await screen.findByText('Failed to send MFA Code')
    await expect.poll(tab.address).toBe('/verify/otp')
    tab.recover()
    await tab.press('Send code')
    await expect.poll(async () => document.activeElement === (await codeField())).toBe(true)
    await enterCode(tab, await sentCode(tab, 'mfa-email', 'email'))
    await expect.poll(tab.address).toBe('/dashboard')
  })
})

describe('on the way to the code', () => {
  test('a user without a phone or an email address is told so, and can go back', async () => {
    const tab = await begin('mfa-none', '/verify/missing')
    await screen.findByRole('heading', { name: "We can't send you a code" })
    await tab.press('Back to sign in')
    await expect.poll(tab.address).toBe('/login')
  })

  test('a step that does not suit the sign-in leads to the one that does, and canceling ends it', async () => {
    const tab = await begin('mfa-home', '/verify/call')
    for (const path of ['/verify', '/verify/phoneType', '/verify/mobileSelect', '/verify/otp', '/verify/missing']) {
      await tab.goTo(path)
      await expect.poll(tab.address).toBe('/verify/call')
    }
    await tab.goTo('/dashboard')
    await expect.poll(tab.address).toBe('/login')
    await tab.goTo('/verify/info')
    await screen.findByText('Home phone ending in 0194')
    await tab.follow('Back')
    await tab.press('Cancel')
    await expect.poll(tab.address).toBe('/login')
  })

  test('the reason for a code and the other ways to get it are a click apart', async () => {
    const tab = await begin('mfa-both', '/verify')
    await tab.press('Send code')
    await codeField()
    await tab.follow('Why do I need a code?')
    await expect.poll(tab.address).toBe('/verify/info')
    await tab.follow('Back')
    await expect.poll(tab.address).toBe('/verify/otp')
    await tab.follow('Get the code another way')
    await expect.poll(tab.address).toBe('/verify')
  })

  test('no page opens before a password', async () => {
    const tab = await openPortal({ at: '/login' })
    for (const name of ['', '/phoneType', '/mobileSelect', '/call', '/otp', '/info', '/missing', '/complete']) {
      await tab.goTo(`/verify${name}`)
      await expect.poll(tab.address).toBe('/login')
    }
  })
})

describe('a failure', () => {
  test('to load the contacts says so, and they can be loaded again', async () => {
    const tab = await openPortal({ at: '/login', before: ({ fails }) => fails(getSessionInfo, { status: 409 }) })
    await submitCredentials(tab, 'mfa-mobile')
    await screen.findByText(/We couldn't load your contact information\./)
    await tab.follow('Why do I need a code?')
    await screen.findByRole('heading', { name: 'Why you need a code' })
    await tab.follow('Back')
    tab.recover()
    await tab.press('Retry')
    await expect.poll(tab.address).toBe('/verify/mobileSelect')
  })

  test('to send or to check a code says so and keeps what was typed, and a sign-in that is over says that', async () => {
    const tab = await begin('mfa-mobile', '/verify/mobileSelect')
    tab.losesConnection(requestOtp)
    await tab.press('Send code')
    await screen.findByText('Failed to send MFA Code')
    tab.recover()
    await tab.press('Send code')
    await expect.poll(tab.address).toBe('/verify/otp')

    tab.fails(verifyOtp, { status: 503 })
    await enterCode(tab, '123456')
    await screen.findByText(/Unknown error validating OTP Code/)
    expect(await codeField()).toHaveProperty('value', '123456')
    tab.fails(verifyOtp, { status: 401 })
    await tab.press('Verify')
    const heading = await screen.findByRole('heading', { name: 'This sign-in has expired' })
    await expect.poll(() => document.activeElement).toBe(heading)
    await tab.press('Sign in again')
    await expect.poll(tab.address).toBe('/login')
  })
})
