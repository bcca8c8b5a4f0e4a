import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUnreadCount } from '../shell/queries.js'
import { answerCalls } from '../testing/answer-calls.js'
import { sessionCookies, setCookies, tokenUntil } from '../testing/sign-in-as.js'
import { savedReturnTo } from './after-sign-in.js'
import { browserCookies, storedExpiry } from './cookies.js'
import { endSession, handleSessionLoss, refreshSession } from './session.js'
import { changeSession, currentSession } from './state.js'

/** The simulated browser keeps a removed cookie with an empty value. */
const heldCookies = () => Object.fromEntries(Object.entries(browserCookies()).filter(([, value]) => value !== ''))
const messageCount = '/messages/count'
const unreadMessages = () => renderHook(() => useUnreadCount())
const replace = vi.fn<(url: string | URL) => void>()

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  window.history.replaceState(null, '', '/new-business/pending?page=2')
  setCookies({ ...sessionCookies(), mfaToken: 'device' })
  refreshSession()
})
afterEach(endSession)

test('a live session is taken over from the cookies', () => {
  expect(currentSession()).toMatchObject({ status: 'authenticated', user: { userId: 'rivera' } })
  expect(storedExpiry()).toBeGreaterThan(Date.now() / 1000)
  expect(replace).not.toHaveBeenCalled()
})

test('an expired session is cleared, its path kept, and the reason shown', () => {
  handleSessionLoss('expired')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/expired')
  expect(heldCookies()).toEqual({ mfaToken: 'device', redirectUrl: '/new-business/pending?page=2' })
  expect(storedExpiry()).toBeNull()
  expect(savedReturnTo()).toBe('/new-business/pending?page=2')
})

test('an invalid session goes through the sign-out page', () => {
  handleSessionLoss('logout')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/logout')
})

test.each(['logout', 'expired'] as const)('while leaving for /%s nothing of the account is shown', (reason) => {
  handleSessionLoss(reason)
  expect(currentSession()).toEqual({ status: 'leaving' })
})

test('while leaving, cookies that are still there bring neither the user nor their page back', () => {
  handleSessionLoss('logout')
  refreshSession()
  expect(currentSession()).toEqual({ status: 'leaving' })
  expect(savedReturnTo()).toBe('/new-business/pending?page=2')
})

test('without a session at page load, this tab is signed out too', () => {
  endSession()
  window.sessionStorage.setItem('authpw_jwt', 'left over')
  refreshSession()
  expect(currentSession()).toEqual({ status: 'anonymous' })
  expect(window.sessionStorage.length).toBe(0)
})

test('a user who is already there is not redirected again', () => {
  window.history.replaceState(null, '', '/logout')
  handleSessionLoss('logout')
  expect(replace).not.toHaveBeenCalled()
  expect(currentSession()).toEqual({ status: 'anonymous' })
})

test('a session whose audience cookie disappears is signed out at the next look', () => {
  setCookies({ audience: '' })
  refreshSession()
  expect(replace).toHaveBeenCalledExactlyOnceWith('/logout')
})

test('a session that has ended leaves no answers and no typed names for the next user', async () => {
  answerCalls({ [messageCount]: { body: { unreadSms: 7 } } })
  const before = unreadMessages()
  await waitFor(() => expect(before.result.current).toBe(7))
  before.unmount()
  window.sessionStorage.setItem('draft:rivera:name', '{}')
  setCookies(Object.fromEntries(Object.keys(sessionCookies()).map((key) => [key, ''])))
  refreshSession()
  expect(currentSession()).toEqual({ status: 'anonymous' })
  expect(unreadMessages().result.current).toBe(0)
  expect(Object.keys(window.sessionStorage)).toEqual(['draft:rivera:name'])
})

test('a page never continues with the session of another user: it reloads, and shows nothing until then', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  setCookies({ userId: 'lin' })
  refreshSession()
  expect(reload).toHaveBeenCalledOnce()
  expect(currentSession()).toEqual({ status: 'leaving' })
})

test('without a session at page load, nothing of the last one is left for all tabs: its browser may have been closed', () => {
  setCookies(Object.fromEntries(Object.keys(sessionCookies()).map((key) => [key, ''])))
  changeSession({ status: 'unknown' })
  window.localStorage.setItem('producer-portal.session.rivera:recent-clients', '["1"]')
  refreshSession()
  expect(Object.keys(window.localStorage)).toEqual([])
})

test('a tab of another user, such as one that the browser restored, keeps nothing of theirs', () => {
  window.sessionStorage.setItem('typed_names', '{"/all":"Byron"}')
  window.sessionStorage.setItem('draft:rivera:name', '{}')
  window.localStorage.setItem('producer-portal.session.rivera:recent-clients', '["1"]')
  changeSession({ status: 'unknown' })
  setCookies({ userId: 'lin', jwt: tokenUntil(Math.floor(Date.now() / 1000) + 600) })
  refreshSession()
  expect(currentSession()).toMatchObject({ user: { userId: 'lin' } })
  expect(JSON.stringify([window.localStorage, window.sessionStorage])).not.toMatch(/rivera|Byron/)
  expect(storedExpiry()).toBeGreaterThan(0)
})

test('ending a session forgets everything but the remembered device', () => {
  window.sessionStorage.setItem('draft', 'x')
  endSession()
  expect(heldCookies()).toEqual({ mfaToken: 'device' })
  expect(window.sessionStorage.length).toBe(0)
  expect(currentSession()).toEqual({ status: 'anonymous' })
})

test('a session is drawn again only when the user is another one', () => {
  const before = currentSession()
  refreshSession()
  expect(currentSession()).toBe(before)
  changeSession({ status: 'unknown' })
})
