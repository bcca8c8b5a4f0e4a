import { login } from '@producer-portal/domain/auth'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import { submitCredentials } from '../testing/sign-in-form.js'
import { browserCookies } from './cookies.js'

test('every page of a signed-out user asks to sign in first, and the last one opens afterward', async () => {
  const tab = await openPortal({ at: '/' })
  await expect.poll(tab.address).toBe('/login')
  for (const page of [
    '/dashboard',
    '/manage-access',
    '/manage-access/AG1001/lin/agent-info',
    '/statements?of=2025#paid',
  ]) {
    await tab.goTo(page)
    await expect.poll(tab.address).toBe('/login')
    expect(browserCookies().redirectUrl).toBe(page)
  }
  await submitCredentials(tab, 'rivera')
  await expect.poll(tab.address).toBe('/statements?of=2025#paid')
})

test('a page that a user may not open is not asked for again at the next sign-in', async () => {
  const tab = await openPortal({ at: '/new-business/pending' })
  await submitCredentials(tab, 'brandt')
  await screen.findByText('Your access does not include this page.')
  await expect.poll(() => document.title).toBe('No access · Example Producer Portal')
  expect(tab.address()).toBe('/new-business/pending')
  await tab.goTo('/login')
  await expect.poll(tab.address).toBe('/dashboard')
})

test('a service that cannot be reached, or fails, is told apart from a wrong password', async () => {
  const tab = await openPortal({ at: '/login' })
  tab.losesConnection(login)
  await submitCredentials(tab, 'rivera')
  await screen.findByText('Network Error')
  tab.fails(login, { status: 503 })
  await submitCredentials(tab, 'rivera')
  await screen.findByText(/Unknown error occurred while logging in\./)
  tab.recover()
  await submitCredentials(tab, 'rivera', 'Wrong#2026')
  await screen.findByText('Invalid Credentials')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(tab.address()).toBe('/login')
})

test('a sign-in that gets no answer can be given up, and the form is there again', async () => {
  const tab = await openPortal({ at: '/login' })
  tab.neverAnswers(login)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await submitCredentials(tab, 'rivera')
  await vi.advanceTimersByTimeAsync(9_000)
  await screen.findAllByText('This is taking longer than usual.')
  await tab.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/Check your internet connection and try again\./)
  tab.recover()
  await submitCredentials(tab, 'rivera')
  await expect.poll(tab.address).toBe('/dashboard')
})

test('a sign-in that belongs to another site leads there', async () => {
  const tab = await openPortal({ at: '/login' })
  const redirectUrl = 'https://apps.example.com/classic'
  tab.changesAnswer(login, (session: object) => ({ ...session, redirectUrl }))
  await submitCredentials(tab, 'rivera')
  await expect.poll(tab.leftTo).toBe(redirectUrl)
})

test('the sign-in page of a session that has expired says so', async () => {
  await openPortal({ at: '/expired' })
  await screen.findByText('Your session has expired and you have been logged out. Please login again.')
  expect([screen.getByLabelText('User ID'), screen.getByLabelText('Password')]).toHaveLength(2)
})

test('a way to the identity provider that fails says so, and can be tried again', async () => {
  const tab = await openPortal({ at: '/login', settings: { FEATURE_OKTA_LOGIN: 'on' } })
  // The page of a test names no provider
  await tab.user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await screen.findByText(/Unknown error occurred while logging in\./)
  expect(screen.queryByLabelText('Password')).toBeNull()
  await tab.user.click(screen.getByRole('button', { name: 'Sign in', busy: false }))
  await screen.findByText(/Unknown error occurred while logging in\./)
})
