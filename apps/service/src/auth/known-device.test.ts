import { beforeEach, describe, expect, test } from 'vitest'
import type { OutboxEntry } from '@producer-portal/domain/config'
import type { Received } from '../testing/test-service.ts'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await openFileService({ settings: { SIGN_IN_TRIES_PER_ACCOUNT: '3', SIGN_IN_TRIES_PER_ADDRESS: '50' } })
beforeEach(() => service.services.db.deleteFrom('sign_in_attempt').execute())

const signIn = (username: string, password: string, cookie = '') =>
  service.call('/api/auth/login', { json: { username, password }, headers: { cookie } })
const lockOut = async (username: string) => {
  for (const _ of [1, 2, 3]) expect((await signIn(username, 'x')).status).toBe(401)
  expect((await signIn(username, rightPassword)).status).toBe(429)
}
const deviceCookie = ({ headers }: Received) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('known_device=')) ?? ''
/** The cookie that a browser sends back after a sign-in. */
const deviceOf = (received: Received) => deviceCookie(received).split(';')[0] ?? ''
const newest = async (userId: string) => ((await service.call(`/api/dev/outbox?to=${userId}`)).body as OutboxEntry[])[0]
const userData = { browserInfo: null, osInfo: null, host: null, location: null }
const sessionIdOf = ({ body }: Received) => (body as { sessionId: string }).sessionId

describe('a device that signed in before', () => {
  test('is known by a cookie that no script reads, for half a year', async () => {
    const cookie = deviceCookie(await signIn('rivera', rightPassword))
    expect(cookie).toMatch(/^known_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const again = await signIn('rivera', rightPassword, cookie.split(';')[0])
    expect(deviceOf(again)).toBe(cookie.split(';')[0])
  })

  test('gets a token of our own, whatever was put into its browser, and another one after half a year', async () => {
    const made = deviceOf(await signIn('rivera', rightPassword, 'known_device=made-up'))
    expect(made).toMatch(/^known_device=[\w-]{43}$/)
    service.advance(180 * 86_400 - 60)
    expect(deviceOf(await signIn('ito', rightPassword, made))).toBe(made)
    service.advance(180 * 86_400)
    expect(deviceOf(await signIn('ito', rightPassword, made))).not.toBe(made)
    service.advance(-360 * 86_400 + 60)
  })

  test('signs in with a second factor while the account is locked for others', async () => {
    const device = deviceOf(await signIn('rivera', rightPassword))
    await lockOut('rivera')
    const waiting = await signIn('rivera', rightPassword, device)
    expect(waiting).toMatchObject({ status: 200, body: { mfaRequired: true, jwt: null } })
    const sessionId = sessionIdOf(waiting)
    const { body } = await service.call('/api/auth/get-session-info', { json: { sessionId } })
    expect(body).toMatchObject({ email: expect.stringContaining('***@'), mobilePhone: null, homePhone: null })
    await service.call('/api/auth/request-otp', { json: { sessionId, otpMethod: 'email' } })
    const otpCode = (await newest('rivera'))?.code ?? ''
    const json = { sessionId, otpCode, otpMethod: 'email', saveFingerprint: false, userData }
    expect(await service.call('/api/auth/verify-otp', { json })).toMatchObject({
      status: 200,
      body: { ucUserId: 'rivera' },
    })
    expect((await signIn('rivera', rightPassword)).status).toBe(200)
  })

  test("is asked for a code of the account's own kind, although the device is remembered", async () => {
    const waiting = await signIn('mfa-mobile', rightPassword)
    const sessionId = sessionIdOf(waiting)
    await service.call('/api/auth/request-otp', { json: { sessionId, otpMethod: 'sms-mobile' } })
    const otpCode = (await newest('mfa-mobile'))?.code ?? ''
    const json = { sessionId, otpCode, otpMethod: 'sms-mobile', saveFingerprint: true, userData }
    const signedIn = await service.call('/api/auth/verify-otp', { json })
    await lockOut('mfa-mobile')
    const { mfaToken } = signedIn.body as { mfaToken: string }
    const again = await service.call('/api/auth/login', {
      json: { username: 'mfa-mobile', password: rightPassword, mfaDeviceToken: mfaToken },
      headers: { cookie: deviceOf(signedIn) },
    })
    expect(again.body).toMatchObject({ mfaRequired: true })
  })

  test('has a limit of its own', async () => {
    const device = deviceOf(await signIn('lin', rightPassword))
    await lockOut('lin')
    for (const _ of [1, 2, 3]) expect((await signIn('lin', 'x', device)).status).toBe(401)
    expect((await signIn('lin', rightPassword, device)).status).toBe(429)
  })

  test('is known for the accounts that signed in on it, and for no other', async () => {
    const device = deviceOf(await signIn('lin', rightPassword))
    await lockOut('brandt')
    expect((await signIn('brandt', rightPassword, device)).status).toBe(429)
    expect((await signIn('brandt', rightPassword, 'known_device=made-up')).status).toBe(429)
  })

  test('does not help where no code can be sent', async () => {
    const device = deviceOf(await signIn('guest', rightPassword))
    await service.services.db.updateTable('account').set({ profile: '{}' }).where('user_id', '=', 'guest').execute()
    await lockOut('guest')
    expect((await signIn('guest', rightPassword, device)).status).toBe(429)
  })

  test('is forgotten when the password is changed on another one, which is known from then on', async () => {
    const device = deviceOf(await signIn('okafor', rightPassword))
    const json = { oldPassword: rightPassword, newPassword: 'Better#2027', newPasswordVerified: 'Better#2027' }
    const changed = await service.call('/api/profile/update/password', {
      json,
      as: 'okafor',
    })
    for (const _ of [1, 2, 3]) await signIn('okafor', 'x')
    expect((await signIn('okafor', 'Better#2027', device)).status).toBe(429)
    expect((await signIn('okafor', 'Better#2027', deviceOf(changed))).status).toBe(200)
  })

  test('is one on which an emailed link set a new password', async () => {
    const device = deviceOf(await signIn('moreau', rightPassword))
    await service.call('/api/forgot-password/', { json: { userId: 'moreau' } })
    const sessionId = new URL((await newest('moreau'))?.link ?? '').searchParams.get('sessionId')
    const json = { sessionId, newPassword: 'Better#2027', newPasswordVerified: 'Better#2027' }
    const reset = await service.call('/api/forgot-password/update/', { json, headers: { cookie: device } })
    expect(reset.status).toBe(200)
    for (const _ of [1, 2, 3]) await signIn('moreau', 'x')
    expect((await signIn('moreau', 'Better#2027', device)).status).toBe(429)
    expect((await signIn('moreau', 'Better#2027', deviceOf(reset))).status).toBe(200)
  })
})

test('a signed-in user changes the password while the account is locked for others', async () => {
  await lockOut('hale')
  const json = { oldPassword: rightPassword, newPassword: 'Better#2027', newPasswordVerified: 'Better#2027' }
  expect((await service.call('/api/profile/update/password', { json, as: 'hale' })).status).toBe(200)
})
