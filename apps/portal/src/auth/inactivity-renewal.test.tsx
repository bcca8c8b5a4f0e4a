import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionCookies, setCookies, tokenUntil } from '../testing/sign-in-as.js'
import { storedExpiry } from './cookies.js'
import { renewSession } from './inactivity.js'
import { isPasswordPromptAnswered, recordPasswordPromptAnswer } from './password-prompt.js'
import { connectClient, endSession, startSession } from './session.js'
import { currentSession } from './state.js'

const fetch = vi.fn<typeof window.fetch>()
const replace = vi.fn<(url: string | URL) => void>()
const renewedUntil = Math.floor(Date.now() / 1000) + 9_999

connectClient()

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(fetch)
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  setCookies(sessionCookies())
  startSession()
})
afterEach(endSession)

test('the credential is exchanged for a session that lasts longer', async () => {
  fetch.mockImplementation(() => {
    setCookies({ jwt: tokenUntil(renewedUntil) })
    return Promise.resolve(new Response('{}'))
  })
  await renewSession()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/auth/migrate')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer credential')
  expect(storedExpiry()).toBe(renewedUntil)
})

test('an answered password prompt is not shown again, and an unanswered one still is', async () => {
  let until = renewedUntil
  fetch.mockImplementation(() => {
    setCookies({ jwt: tokenUntil((until += 60)) })
    return Promise.resolve(new Response('{}'))
  })
  await renewSession()
  expect(isPasswordPromptAnswered()).toBe(false)
  recordPasswordPromptAnswer()
  await renewSession()
  expect(isPasswordPromptAnswered()).toBe(true)
})

test('one exchange at a time', async () => {
  fetch.mockResolvedValue(new Response('{}'))
  await Promise.all([renewSession(), renewSession()])
  expect(fetch).toHaveBeenCalledOnce()
})

test('without a connection the session stays as it is, and may be renewed later', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(async () => new Response('{}'))
  await renewSession()
  expect(currentSession().status).toBe('authenticated')
  expect(replace).not.toHaveBeenCalled()
  await renewSession()
  expect(fetch.mock.calls.filter(([address]) => address === '/api/auth/migrate')).toHaveLength(2)
})

test('a refused exchange signs the user out', async () => {
  fetch.mockResolvedValue(new Response('{}', { status: 401 }))
  await renewSession()
  expect(replace).toHaveBeenCalledExactlyOnceWith('/logout')
})

test('an exchange that is answered after signing out starts no session', async () => {
  fetch.mockImplementation(() => {
    endSession()
    setCookies(sessionCookies())
    return Promise.resolve(new Response('{}'))
  })
  await renewSession()
  expect(currentSession().status).toBe('anonymous')
})
