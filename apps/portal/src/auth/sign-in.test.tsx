import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changePendingSignIn, currentPendingSignIn, currentSession } from './state.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { lastActivity, recordActivity } from './activity.js'
import { endSession } from './session.js'
import { signIn } from './sign-in.js'

const credentials = { username: 'rivera', password: 'Producer#2026' }
const fetch = vi.fn<typeof window.fetch>()

beforeEach(() => void vi.spyOn(window, 'fetch').mockImplementation(fetch))
afterEach(endSession)

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
  [
    'a refusal has its kind and the words of the service',
    401,
    { message: 'Your account is locked.' },
    { ok: false, failure: { kind: 'unauthenticated', message: 'Your account is locked.' } },
  ],
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
])('%s', async (_, status, body, expected) => {
  answers(status, body)
  expect(await signIn(credentials)).toMatchObject(expected)
  expect(currentSession().status).not.toBe('authenticated')
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
