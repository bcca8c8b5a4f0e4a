import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportReached } from '../api/connection.js'
import { browserCookies } from './cookies.js'
import { currentSession } from './state.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { savedReturnTo } from './after-sign-in.js'
import { LogoutPage } from './LogoutPage.js'
import { endSession, handleSessionLoss, refreshSession, signOut } from './session.js'

const fetch = vi.fn<typeof window.fetch>()
const replace = vi.fn<(url: string | URL) => void>()

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(window, 'fetch').mockImplementation(fetch.mockResolvedValue(new Response('{}')))
})
afterEach(endSession)

test('signing out makes the token useless, forgets the user, and leaves through the product logout', async () => {
  const cookies = sessionCookies()
  setCookies(cookies)
  refreshSession()
  const left = signOut()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/auth/logout')
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { Authorization: `Bearer ${cookies['jwt']}` },
  })
  expect(currentSession()).toEqual({ status: 'anonymous' })
  await left
  expect(replace).toHaveBeenCalledExactlyOnceWith('/api/auth/logout')
})

test('the page of the sign-out signs out as it opens, and draws nothing', async () => {
  setCookies(sessionCookies())
  refreshSession()
  const { container } = render(<LogoutPage />)
  expect(container.innerHTML).toBe('')
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/api/auth/logout'))
  expect(browserCookies().jwt ?? '').toBe('')
})

test('the page after signing out says so, and keeps nothing of it', async () => {
  await signOut()
  vi.resetModules()
  const { getSignOutReason, forgetSignOut } = await import('./signed-out.js')
  expect(getSignOutReason()).toBe('signedOut')
  expect(window.sessionStorage.length).toBe(0)
  forgetSignOut()
  expect(getSignOutReason()).toBeUndefined()
})

test('who signs in again after signing out is told nothing of it later', async () => {
  await signOut()
  vi.resetModules()
  const { getSignOutReason } = await import('./signed-out.js')
  const { startSession } = await import('./session.js')
  setCookies(sessionCookies())
  expect([startSession(), getSignOutReason()]).toEqual([true, undefined])
})

test('a session that the service no longer takes keeps what was typed and the path, here and in other tabs, and says why', async () => {
  setCookies(sessionCookies())
  refreshSession()
  window.history.replaceState(null, '', '/manage-access/AG1001/lin/agency-info')
  window.sessionStorage.setItem('draft:rivera:comment', '"The client sends the form on Friday."')
  handleSessionLoss('logout')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/logout')
  // The page is loaded there
  vi.resetModules()
  const otherTab = new BroadcastChannel('producer-portal-session')
  const heard = new Promise<unknown>((resolve) =>
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  )
  const loaded = await import('./session.js')
  loaded.followOtherTabs()
  await loaded.signOut()
  expect(replace).toHaveBeenLastCalledWith('/api/auth/logout')
  expect(browserCookies().jwt ?? '').toBe('')
  vi.resetModules()
  const { getSignOutReason } = await import('./signed-out.js')
  expect(getSignOutReason()).toBe('ended')
  expect(savedReturnTo()).toBe('/manage-access/AG1001/lin/agency-info')
  expect(window.sessionStorage.getItem('draft:rivera:comment')).toBe('"The client sends the form on Friday."')
  expect(await heard).toMatchObject({ kind: 'expired' })
  otherTab.close()
})

test('without a connection the session ends here at once; the service is told when there is one', async () => {
  const cookies = sessionCookies()
  setCookies(cookies)
  refreshSession()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await signOut()
  expect(browserCookies().jwt ?? '').toBe('')
  expect(currentSession()).toEqual({ status: 'ended' })
  expect(replace).not.toHaveBeenCalled()
  fetch.mockReset().mockResolvedValue(new Response('{}'))
  reportReached()
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: `Bearer ${cookies['jwt']}` } })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/api/auth/logout')
})

test('a user who is already signed out still leaves', async () => {
  await signOut()
  expect(fetch).not.toHaveBeenCalled()
  expect(replace).toHaveBeenCalledOnce()
})
