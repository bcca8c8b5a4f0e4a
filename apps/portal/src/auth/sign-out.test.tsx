import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from './state.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { endSession, refreshSession, signOut } from './session.js'

const fetch = vi.fn<typeof window.fetch>()
const replace = vi.fn<(url: string | URL) => void>()

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(window, 'fetch').mockImplementation(fetch.mockResolvedValue(new Response('{}')))
})
afterEach(() => {
  vi.restoreAllMocks()
  fetch.mockReset()
  replace.mockReset()
  endSession()
})

test('signing out makes the token useless, forgets the user, and leaves through the product logout', () => {
  const cookies = sessionCookies()
  setCookies(cookies)
  refreshSession()
  signOut()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/auth/logout')
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { Authorization: `Bearer ${cookies['jwt']}` },
  })
  expect(currentSession()).toEqual({ status: 'anonymous' })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/api/auth/logout')
})

test('the page after signing out says so, and keeps nothing of it', async () => {
  signOut()
  vi.resetModules()
  const { isAfterSignOut, forgetSignOut } = await import('./signed-out.js')
  expect(isAfterSignOut()).toBe(true)
  expect(window.sessionStorage.length).toBe(0)
  forgetSignOut()
  expect(isAfterSignOut()).toBe(false)
})

test('a user who is already signed out still leaves', () => {
  signOut()
  expect(fetch).not.toHaveBeenCalled()
  expect(replace).toHaveBeenCalledOnce()
})
