import { checkResetLink, requestPasswordReset, resetPassword, validateCode } from '@producer-portal/domain/auth'
import { demoPassword } from '@producer-portal/domain/mocks'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'
import { browserCookies } from './cookies.js'
import { refreshSession } from './session.js'
import { sentMessages } from '../testing/sign-in-form.js'

const newPassword = 'Harbour#2027'
const noConnection = /Check your internet connection and try again\./

async function typeInto({ user }: PortalTab, label: string, text: string) {
  await user.clear(await screen.findByLabelText(label))
  await user.paste(text)
}

async function askForLink(tab: PortalTab, userId: string) {
  await typeInto(tab, 'User ID', userId)
  await tab.press('Email me a link')
}

/** From the help to the page for a new password of rivera. */
async function followResetLink() {
  const tab = await openPortal({ at: '/sign-in-help' })
  await askForLink(tab, 'rivera')
  await expect.poll(tab.address).toBe('/email-sent')
  const [mail] = await sentMessages(tab, 'rivera')
  const { pathname, search } = new URL(mail?.link ?? '')
  await tab.goTo(pathname + search)
  await expect.poll(tab.address).toBe('/reset-password')
  return { ...tab, sessionId: new URLSearchParams(search).get('sessionId') }
}

async function choosePassword(tab: PortalTab, password: string, again = password) {
  await typeInto(tab, 'New password', password)
  await typeInto(tab, 'Confirm new password', again)
  await tab.press('Save new password')
}

describe('a link for a new password', () => {
  test('is promised in the same words whether the account exists or not', async () => {
    const tab = await openPortal({ at: '/sign-in-help' })
    const answerFor = async (userId: string) => {
      await tab.goTo('/sign-in-help')
      await askForLink(tab, userId)
      await screen.findByRole('heading', { name: 'Check your email' })
      return screen.getByRole('main').textContent.replaceAll(userId, '(user)')
    }
    expect(await answerFor('nobody-here')).toBe(await answerFor('rivera'))
    expect(await sentMessages(tab, 'rivera')).toHaveLength(1)
    expect(await sentMessages(tab, 'nobody-here')).toEqual([])
  })

  test.each(['/forgot-password-validate/?sessionId=made-up', '/forgot-password-validate/'])(
    'that is made up says that it no longer works: %s',
    async (at) => {
      const tab = await openPortal({ at })
      await expect.poll(tab.address).toBe('/link-expired')
      await screen.findByRole('heading', { name: 'This link no longer works' })
      await tab.press('Get a new link')
      await expect.poll(tab.address).toBe('/sign-in-help')
    },
  )

  test('that cannot be checked says that, and without one there is no new password', async () => {
    const tab = await openPortal({
      at: '/forgot-password-validate/?sessionId=unlucky',
      before: ({ fails }) => fails(checkResetLink, { status: 503 }),
    })
    await expect.poll(tab.address).toBe('/link-expired')
    await screen.findByRole('heading', { name: "We couldn't check your link" })
    await tab.goTo('/reset-password')
    await expect.poll(tab.address).toBe('/sign-in-help')
  })

  test('that is checked leads nowhere once its page was left', async () => {
    const tab = await openPortal({ at: '/sign-in-help' })
    const answerLate = tab.holdOnce(checkResetLink)
    await tab.goTo('/forgot-password-validate/?sessionId=made-up')
    await tab.goTo('/login')
    answerLate()
    await tab.goTo('/sign-in-help')
    expect(tab.address()).toBe('/sign-in-help')
  })

  test('that was checked is in no place to go back to', async () => {
    const tab = await openPortal({ at: '/sign-in-help' })
    tab.fails(checkResetLink, { status: 200, body: { valid: true } })
    await tab.goTo('/forgot-password-validate/?sessionId=made-up')
    await expect.poll(tab.address).toBe('/reset-password')
    await tab.goBack()
    expect(tab.address()).toBe('/sign-in-help')
  })

  test('that sets a password ends the session that another tab has begun meanwhile', async () => {
    const tab = await followResetLink()
    const body = JSON.stringify({ username: 'rivera', password: demoPassword })
    await window.fetch('/api/auth/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    act(refreshSession)
    await choosePassword(tab, newPassword)
    await expect.poll(tab.address).toBe('/login')
    expect(browserCookies().jwt ?? '').toBe('')
  })

  test('that was used meanwhile saves no password', async () => {
    const tab = await openPortal({
      at: '/forgot-password-validate/?sessionId=made-up',
      before: ({ fails }) => fails(checkResetLink, { status: 200, body: { valid: true } }),
    })
    await choosePassword(tab, newPassword)
    await expect.poll(tab.address).toBe('/link-expired')
  })
})

test('a changed password is told on the sign-in page, and not again after a reload', async () => {
  const tab = await followResetLink()
  await choosePassword(tab, newPassword)
  expect(tab.sentTo(requestPasswordReset).map(({ body }) => body)).toEqual([{ userId: 'rivera' }])
  expect(tab.sentTo(resetPassword).map(({ body }) => body)).toEqual([
    { newPassword, newPasswordVerified: newPassword, sessionId: tab.sessionId },
  ])
  const told = 'Your password has been successfully changed. Sign in with your new password.'
  await screen.findByText(told)
  tab.reload()
  await screen.findByLabelText('Password')
  expect(screen.queryByText(told)).toBeNull()
})

describe('what was typed is kept', () => {
  test('when the link cannot be asked for, and the failure is read out', async () => {
    const tab = await openPortal({ at: '/sign-in-help' })
    tab.losesConnection(requestPasswordReset)
    await askForLink(tab, 'nobody-there')
    const alert = await screen.findByText(noConnection)
    expect(document.activeElement?.contains(alert)).toBe(true)
    expect(screen.getByLabelText('User ID')).toHaveProperty('value', 'nobody-there')

    tab.recover()
    await tab.press('Email me a link')
    await expect.poll(tab.address).toBe('/email-sent')
    tab.fails(requestPasswordReset)
    await tab.press('Resend the link')
    await screen.findByText(/That didn't work\./)
    const resent = 'The reset password link has been resent to your email.'
    expect(screen.queryByText(resent)).toBeNull()
    tab.recover()
    await tab.press('Resend the link')
    await screen.findByText(resent)
  })

  test('when the new password is refused or cannot be saved, in the page and nowhere else', async () => {
    const tab = await followResetLink()
    await choosePassword(tab, demoPassword)
    await screen.findByText(/must differ from the current one/)
    tab.fails(resetPassword)
    await choosePassword(tab, newPassword)
    await screen.findByText(/That didn't work\./)
    expect(screen.getByLabelText('New password')).toHaveProperty('value', newPassword)
    expect(screen.getByLabelText('Confirm new password')).toHaveProperty('value', newPassword)
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage))
    expect(JSON.stringify(kept)).not.toContain(newPassword)
  })
})

test('a link that is asked for too often says when to try again', async () => {
  const tab = await openPortal({ at: '/sign-in-help' })
  for (const _ of [1, 2, 3, 4, 5])
    await tab.service.call('/api/forgot-password/', { json: { userId: 'nobody-at-all' } })
  await askForLink(tab, 'nobody-at-all')
  await screen.findByText(/too many/i)
  expect(tab.address()).toBe('/sign-in-help')
})

test('a forgotten user ID arrives by email, and the page says the same for any address', async () => {
  const tab = await openPortal({ at: '/sign-in-help' })
  const answerFor = async (email: string) => {
    await tab.goTo('/sign-in-help')
    await tab.user.click(await screen.findByRole('link', { name: 'Forgot your user ID?' }))
    expect(tab.address()).toBe('/signInHelp/verifyAccount')
    await typeInto(tab, 'Email address', email)
    await tab.press('Email me my user ID')
    await expect.poll(tab.address).toBe('/signInHelp/verifyConfirmation')
    await screen.findByRole('heading', { name: 'Check your email' })
    return screen.getByRole('main').textContent
  }
  expect(await answerFor('bigbook@example.com')).toBe(await answerFor('nobody@example.com'))
  const [mail] = await sentMessages(tab, 'bigbook')
  expect(mail?.body).toContain('user ID is bigbook.')
})

describe('a code from outside', () => {
  const settings = { VALIDATION_CODES: 'scan-2026' }

  test('that is wrong says so, and one that could not be checked can be checked again', async () => {
    const tab = await openPortal({ at: '/validate?code=made-up', settings })
    await screen.findByRole('heading', { level: 1, name: 'Oops! Entreda Scan Failed.' })
    screen.getByText(/This code isn't valid\./)
    expect(tab.sentTo(validateCode)[0]?.body).toEqual({ code: 'made-up' })
    await tab.press('Take Me Home')
    await expect.poll(tab.address).toBe('/login')

    tab.losesConnection(validateCode)
    await tab.goTo('/validate?code=scan-2026')
    await screen.findByText(noConnection)
    tab.recover()
    const before = tab.sentTo(validateCode).length
    await tab.press('Retry')
    expect(tab.sentTo(validateCode).length).toBeGreaterThan(before)
    await screen.findByRole('heading', { name: 'Your scan is confirmed' })
  })

  test('is checked within the portal for a user who is signed in', async () => {
    const tab = await openPortal({ as: 'lin', at: '/validate?code=scan-2026', settings })
    await screen.findByRole('heading', { name: 'Your scan is confirmed' })
    expect(screen.getByRole('button', { name: /profile of/i })).toBeDefined()
    await tab.press('Take Me Home')
    await expect.poll(tab.address).toBe('/dashboard')
  })

  test('is needed on its page', async () => {
    const tab = await openPortal({ at: '/validate' })
    await expect.poll(tab.address).toBe('/login')
  })
})
