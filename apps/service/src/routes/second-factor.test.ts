import { afterEach, describe, expect, test } from 'vitest'
import type { Received } from '../testing/test-service.ts'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await openFileService()
// Each test starts with the limits of sending codes untouched.
afterEach(() => service.services.db.deleteFrom('sign_in_attempt').execute())

const post = (path: string, json: unknown) => service.call(`/api${path}`, { json })
const textOf = ({ body }: Received, name: string) => String((body as Record<string, unknown>)[name])
const userData = { browserInfo: null, osInfo: null, host: null, location: null }

async function begin(username: string): Promise<string> {
  const received = await post('/auth/login', { username, password: rightPassword })
  expect(received).toMatchObject({ status: 200, body: { mfaRequired: true, jwt: null } })
  expect(received.headers.getSetCookie()).toEqual([])
  return textOf(received, 'sessionId')
}

async function sentCode(userId: string): Promise<string> {
  const { body } = await service.call(`/api/dev/outbox?to=${userId}`)
  const [newest] = body as { code: string }[]
  return newest?.code ?? ''
}

const verify = (sessionId: string, otpCode: string, otpMethod = 'email', saveFingerprint = false) =>
  post('/auth/verify-otp', { sessionId, otpCode, otpMethod, saveFingerprint, userData })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a sign-in that waits for its code', () => {
  test.each([
    ['mfa-both', { email: 'm***@example.com', mobilePhone: '******0112', homePhone: '******0192' }],
    ['mfa-mobile', { email: null, mobilePhone: '******0113', homePhone: null }],
    ['mfa-home', { email: null, mobilePhone: null, homePhone: '******0194' }],
    ['mfa-phones', { email: null, mobilePhone: '******0115', homePhone: '******0195' }],
    ['mfa-email', { email: 'm***@example.com', mobilePhone: null, homePhone: null }],
    ['mfa-none', { email: null, mobilePhone: null, homePhone: null }],
  ])('%s learns where a code can go, masked', async (userId, contacts) => {
    const sessionId = await begin(userId)
    const { body } = await post('/auth/get-session-info', { sessionId })
    expect(body).toMatchObject({ ...contacts, sessionId, mfaRequired: true, userLogin: userId })
  })

  test.each([
    ['mfa-both', 'email', 'email'],
    ['mfa-mobile', 'sms-mobile', 'sms'],
    ['mfa-mobile', 'voice-mobile', 'voice'],
    ['mfa-home', 'voice-home', 'voice'],
  ])('%s gets a code by %s and is signed in with it', async (userId, method, kind) => {
    const sessionId = await begin(userId)
    expect((await post('/auth/request-otp', { sessionId, otpMethod: method })).status).toBe(200)
    const { body } = await service.call(`/api/dev/outbox?to=${userId}`)
    expect(body).toMatchObject([{ kind, to: userId, code: expect.stringMatching(/^\d{6}$/) }])
    const received = await verify(sessionId, await sentCode(userId), method)
    expect(received).toMatchObject({ status: 200, body: { ucUserId: userId, mfaToken: null } })
    await expect(service.call('/api/profile', { token: textOf(received, 'jwt') })).resolves.toMatchObject({
      status: 200,
    })
    await service.services.db.deleteFrom('outbox').execute()
  })

  test.each([
    ['mfa-mobile', 'email'],
    ['mfa-email', 'sms-mobile'],
    ['mfa-none', 'voice-home'],
  ])('%s has nowhere to send a code by %s', async (userId, otpMethod) => {
    const received = await post('/auth/request-otp', { sessionId: await begin(userId), otpMethod })
    expect(received).toMatchObject({ status: 422, body: { message: 'Failed to send MFA Code' } })
  })

  test('an unknown or finished sign-in has to begin again', async () => {
    expect(await post('/auth/get-session-info', { sessionId: 'nothing' })).toMatchObject({ status: 401 })
    const sessionId = await begin('mfa-email')
    service.advance(16 * 60)
    expect(await post('/auth/get-session-info', { sessionId })).toMatchObject({ status: 401 })
  })
})

async function beginWithCode(): Promise<readonly [sessionId: string, code: string]> {
  const sessionId = await begin('mfa-email')
  await post('/auth/request-otp', { sessionId, otpMethod: 'email' })
  return [sessionId, await sentCode('mfa-email')]
}

describe('a code', () => {
  test('serves once', async () => {
    const [sessionId, code] = await beginWithCode()
    expect((await verify(sessionId, code)).status).toBe(200)
    expect((await verify(sessionId, code)).status).toBe(401)
  })

  test('used twice at the same moment, signs in once', async () => {
    const [sessionId, code] = await beginWithCode()
    const both = await Promise.all([verify(sessionId, code), verify(sessionId, code)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]))
  })

  test('survives four wrong tries and no fifth', async () => {
    const [sessionId, code] = await beginWithCode()
    for (const _ of [1, 2, 3, 4]) {
      expect(await verify(sessionId, wrongFor(code))).toMatchObject({
        status: 400,
        body: { message: 'The code you entered is incorrect. Try again.' },
      })
    }
    expect(await verify(sessionId, wrongFor(code))).toMatchObject({
      status: 423,
      body: { message: 'Too many incorrect codes. Please sign in again.' },
    })
    expect((await verify(sessionId, code)).status).toBe(401)
  })

  test('is replaced by the next one', async () => {
    const [sessionId, first] = await beginWithCode()
    await post('/auth/request-otp', { sessionId, otpMethod: 'email' })
    const second = await sentCode('mfa-email')
    expect(first === second ? 400 : (await verify(sessionId, first)).status).toBe(400)
    expect((await verify(sessionId, second)).status).toBe(200)
  })

  test('counts only for the way it was sent', async () => {
    const [sessionId, code] = await beginWithCode()
    expect((await verify(sessionId, code, 'sms-mobile')).status).toBe(400)
  })

  test('runs out after ten minutes', async () => {
    const [sessionId, code] = await beginWithCode()
    service.advance(11 * 60)
    expect((await verify(sessionId, code)).status).toBe(400)
  })

  test('is sent five times for one sign-in', async () => {
    const [sessionId] = await beginWithCode()
    const ask = () => post('/auth/request-otp', { sessionId, otpMethod: 'email' })
    for (const _ of [2, 3, 4, 5]) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })

  test('is stored as a hash only', async () => {
    const [sessionId, code] = await beginWithCode()
    const rows = await service.services.db.selectFrom('pending_sign_in').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(sessionId)
    expect(rows.map((row) => row.code_hash)).not.toContain(code)
    expect(service.events.join('\n')).not.toContain(code)
  })
})

describe('a remembered device', () => {
  test('needs no code for 30 days, and only for the one who had it remembered', async () => {
    const sessionId = await begin('mfa-email')
    await post('/auth/request-otp', { sessionId, otpMethod: 'email' })
    const received = await verify(sessionId, await sentCode('mfa-email'), 'email', true)
    const mfaDeviceToken = textOf(received, 'mfaToken')
    const cookie = received.headers.getSetCookie().find((text) => text.startsWith('mfaToken='))
    expect(cookie).toContain(`; Max-Age=${30 * 86_400}`)
    const signIn = (username: string) => post('/auth/login', { username, password: rightPassword, mfaDeviceToken })
    expect(await signIn('mfa-email')).toMatchObject({ body: { mfaRequired: false, ucUserId: 'mfa-email' } })
    expect(await signIn('mfa-home')).toMatchObject({ body: { mfaRequired: true } })
    service.advance(31 * 86_400)
    expect(await signIn('mfa-email')).toMatchObject({ body: { mfaRequired: true } })
  })
})

describe('a change of the password', () => {
  const newPassword = 'Better#2027'

  test('ends sign-ins that wait for a code and began with the old one', async () => {
    const [sessionId, code] = await beginWithCode()
    const json = { oldPassword: rightPassword, newPassword, newPasswordVerified: newPassword }
    expect((await service.call('/api/profile/update/password', { json, as: 'mfa-email' })).status).toBe(200)
    expect(await verify(sessionId, code)).toMatchObject({ status: 401 })
    expect(await post('/auth/get-session-info', { sessionId })).toMatchObject({ status: 401 })
    expect(await post('/auth/request-otp', { sessionId, otpMethod: 'email' })).toMatchObject({ status: 401 })
  })

  test('by an emailed link ends them, too', async () => {
    const sessionId = textOf(await post('/auth/login', { username: 'mfa-home', password: rightPassword }), 'sessionId')
    await service.services.db
      .updateTable('account')
      .set({ profile: '{"email":"mfa-home@example.com"}' })
      .where('user_id', '=', 'mfa-home')
      .execute()
    await post('/forgot-password/', { userId: 'mfa-home' })
    const { body } = await service.call('/api/dev/outbox?to=mfa-home')
    const link = new URL((body as { link: string }[])[0]?.link ?? '')
    const reset = { sessionId: link.searchParams.get('sessionId'), newPassword, newPasswordVerified: newPassword }
    expect((await post('/forgot-password/update/', reset)).status).toBe(200)
    expect(await post('/auth/get-session-info', { sessionId })).toMatchObject({ status: 401 })
  })
})

/** Wrong codes, each for a sign-in of its own: one of letters is never right. */
async function guess(userId: string, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    expect((await verify(await begin(userId), 'wrong1', 'sms-mobile')).status).toBe(400)
  }
}

describe('twenty wrong codes in a day', () => {
  const stopped = {
    status: 423,
    body: { message: 'Too many incorrect codes. Reset your password by email, or call us, to sign in again.' },
  }
  test('end codes for the account, the right one too and on the next day, until an emailed link sets a password', async () => {
    await guess('mfa-phones', 20)
    const sessionId = await begin('mfa-phones')
    expect(await post('/auth/request-otp', { sessionId, otpMethod: 'sms-mobile' })).toMatchObject(stopped)
    expect(await verify(sessionId, '123456', 'sms-mobile')).toMatchObject(stopped)
    service.advance(2 * 86_400)
    const later = await begin('mfa-phones')
    expect(await post('/auth/request-otp', { sessionId: later, otpMethod: 'sms-mobile' })).toMatchObject(stopped)

    await post('/forgot-password/', { userId: 'mfa-phones' })
    const { body } = await service.call('/api/dev/outbox?to=mfa-phones')
    const link = new URL((body as { link: string }[])[0]?.link ?? '')
    const password = 'Better#2027'
    const reset = {
      sessionId: link.searchParams.get('sessionId'),
      newPassword: password,
      newPasswordVerified: password,
    }
    expect((await post('/forgot-password/update/', reset)).status).toBe(200)
    const fresh = textOf(await post('/auth/login', { username: 'mfa-phones', password }), 'sessionId')
    expect((await post('/auth/request-otp', { sessionId: fresh, otpMethod: 'sms-mobile' })).status).toBe(200)
    service.advance(-2 * 86_400)
  })

  test('are not reached by one who is right in between, or who spreads them over days', async () => {
    await guess('mfa-mobile', 19)
    const sessionId = await begin('mfa-mobile')
    await post('/auth/request-otp', { sessionId, otpMethod: 'sms-mobile' })
    expect((await verify(sessionId, await sentCode('mfa-mobile'), 'sms-mobile')).status).toBe(200)
    await guess('mfa-mobile', 19)
    service.advance(86_401)
    await guess('mfa-mobile', 19)
    service.advance(-86_401)
  })
})
