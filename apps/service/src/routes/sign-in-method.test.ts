import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const verifyIdentity = () =>
  Promise.resolve({ userId: 'rivera', generation: null, expiresAt: new Date(Date.now() + 60_000) })
const withProvider = await openFileService({ settings: { FEATURE_OKTA_LOGIN: 'on' }, verifyIdentity })
const withPasswords = await openFileService({ verifyIdentity })

const sessionId = 'x'.repeat(43)
const userData = { browserInfo: null, osInfo: null, host: null, location: null }
const tokens = { accessToken: 'a', idToken: 'b', nonce: 'c' }

describe('where an identity provider signs people in', () => {
  test.each([
    ['/auth/login', { username: 'rivera', password: rightPassword }],
    ['/auth/login', { username: 'mfa-both', password: rightPassword }],
    ['/auth/get-session-info', { sessionId }],
    ['/auth/request-otp', { sessionId, otpMethod: 'email' }],
    ['/auth/verify-otp', { sessionId, otpCode: '123456', otpMethod: 'email', saveFingerprint: false, userData }],
  ])('POST %s is refused', async (path, json) => {
    const received = await withProvider.call(`/api${path}`, { json })
    expect(received).toMatchObject({
      status: 403,
      body: { message: 'This portal signs users in with an identity provider.' },
    })
    expect(received.headers.getSetCookie()).toEqual([])
  })

  test('its tokens are good for one session, even at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => withProvider.call('/api/okta/login', { json: tokens })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]))
    const others = { ...tokens, nonce: 'd' }
    expect((await withProvider.call('/api/okta/login', { json: others })).status).toBe(200)
  })

  test('a code proves who a signed-in user is, and no password does', async () => {
    const token = await withProvider.tokenOf('rivera')
    const methods = await withProvider.call('/api/session-proof', { token })
    expect(methods.body).toEqual({ password: false, email: 'r***@example.com', mobilePhone: null, homePhone: null })
    const json = { password: rightPassword }
    expect((await withProvider.call('/api/session-proof/password', { json, token })).status).toBe(403)
    const asked = await withProvider.call('/api/session-proof/code', { json: { otpMethod: 'email' }, token })
    expect(asked.status).toBe(200)
  })

  test('the portal keeps no security question', async () => {
    const json = { question: 'Which street?', answer: 'Oak', answerVerified: 'Oak' }
    expect(await withProvider.call('/api/profile/update/question', { json, as: 'rivera' })).toMatchObject({
      status: 403,
    })
  })
})

test('without an identity provider nobody gets in with tokens of one', async () => {
  const received = await withPasswords.call('/api/okta/login', { json: tokens })
  expect(received).toMatchObject({
    status: 403,
    body: { message: 'This portal signs users in with user ID and password.' },
  })
})
