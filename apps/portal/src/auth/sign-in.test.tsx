import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changePendingSignIn, currentPendingSignIn, currentSession } from './state.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { lastActivity, recordActivity } from './activity.js'
import { endSession } from './session.js'
import { signIn } from './sign-in.js'

const credentials = { username: 'rivera', password: 'Producer#2026' }
const fetch = vi.fn<typeof window.fetch>()

beforeEach(() => void vi.spyOn(window, 'fetch').mockImplementation(fetch))
afterEach(() => {
  vi.restoreAllMocks()
  fetch.mockReset()
  endSession()
})

const answers = (status: number, body: unknown, cookies: Readonly<Record<string, string>> = {}) =>
  fetch.mockImplementation(() => {
    setCookies(cookies)
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })

test('a session that the service put into cookies is taken over', async () => {
  answers(200, { jwt: 'x' }, sessionCookies())
  expect(await signIn(credentials)).toMatchObject({ ok: true, data: { kind: 'signed-in' } })
  expect(currentSession()).toMatchObject({ status: 'authenticated', user: { userId: 'rivera' } })
})

test('signing in counts as using the portal, whatever an older session left behind', async () => {
  const now = Date.now()
  recordActivity(now - 7_200_000)
  answers(200, {}, sessionCookies())
  await signIn(credentials)
  expect(lastActivity(Date.now())).toBeGreaterThanOrEqual(now)
})

test('the remembered device goes along', async () => {
  answers(200, {}, sessionCookies())
  setCookies({ mfaToken: 'device' })
  await signIn(credentials)
  const body = fetch.mock.calls[0]?.[1]?.body
  expect(body).toBe(JSON.stringify({ ...credentials, mfaDeviceToken: 'device' }))
})

test.each([
  ['without cookies nobody is signed in', 200, { jwt: 'x' }, { ok: false, failure: { kind: 'failed' } }],
  [
    'a second factor without a session to verify fails',
    200,
    { mfaRequired: true },
    { ok: false, failure: { kind: 'failed' } },
  ],
  [
    'a redirect is followed',
    200,
    { redirectUrl: '/classic' },
    { ok: true, data: { kind: 'redirect', url: '/classic' } },
  ],
  [
    'a redirect that is no address is not',
    200,
    { redirectUrl: 'javascript:alert(1)' },
    { ok: false, failure: { kind: 'failed' } },
  ],
  [
    'a refusal keeps the message of the service',
    401,
    { message: 'Locked.' },
    { ok: false, failure: { kind: 'unauthenticated', message: 'Locked.' } },
  ],
  ['a refusal without a message', 401, {}, { ok: false, failure: { kind: 'unauthenticated', message: undefined } }],
  ['a fault of the service fails', 503, {}, { ok: false, failure: { kind: 'failed' } }],
])('%s', async (_, status, body, expected) => {
  answers(status, body)
  expect(await signIn(credentials)).toMatchObject(expected)
  expect(currentSession().status).not.toBe('authenticated')
})

test('too many attempts keep the message of the service, and when the next one counts', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const message = 'Too many sign-in attempts. Try again in 10 minutes.'
  fetch.mockResolvedValue(new Response(JSON.stringify({ message }), { status: 429, headers: { 'retry-after': '600' } }))
  expect(await signIn(credentials)).toMatchObject({ failure: { kind: 'tooManyRequests', message, retryAt: 1_600_000 } })
  vi.useRealTimers()
})

test('a second factor waits for its code', async () => {
  fetch.mockImplementation((url) => {
    const isLogin = String(url).endsWith('/auth/login')
    const body = isLogin ? { mfaRequired: true, sessionId: 's1' } : { homePhone: '******0199' }
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
  expect(await signIn(credentials)).toMatchObject({ ok: true, data: { kind: 'two-factor', path: '/verify/call' } })
  expect(currentPendingSignIn()).toMatchObject({ stage: 'waiting', sessionId: 's1', sentBy: null })
  expect(currentSession().status).not.toBe('authenticated')
})

test('another sign-in that succeeds leaves no code to wait for', async () => {
  changePendingSignIn({ stage: 'locked' })
  answers(200, { jwt: 'x' }, sessionCookies())
  await signIn(credentials)
  expect(currentPendingSignIn()).toBeNull()
})

test.each(['<h1>Sign in to the proxy</h1>', '{"jwt":', '{"jwt":7}', ''])(
  'an answer that makes no sense fails, whatever its status: %s',
  async (body) => {
    fetch.mockResolvedValue(new Response(body))
    expect(await signIn(credentials)).toMatchObject({ ok: false, failure: { kind: 'failed' } })
  },
)

test('an answer that never comes is a lost connection', async () => {
  vi.useFakeTimers()
  fetch.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
  )
  const result = signIn(credentials)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  vi.useRealTimers()
})

test('a lost connection speaks for itself', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await signIn(credentials)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
})
