import type { OutboxEntry } from '@producer-portal/domain/config'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../server/offered-api.ts'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await openFileService({ settings: { SIGN_IN_TRIES_PER_ACCOUNT: '3' } })

const tenMinutes = 600
const reasonGiven = {
  message: "Confirm it's you to make this change.",
  errors: ["Confirm it's you to make this change."],
  reason: 'needsProof',
}

/** A session whose user signed in ten minutes ago. */
async function oldSession(userId: string): Promise<string> {
  const token = await service.tokenOf(userId)
  service.advance(tenMinutes)
  return token
}
const changePhone = (token: string) =>
  service.call('/api/profile/update/business-phone', { json: { phone: '3125550123', phoneExt: '' }, token })
const prove = (token: string, path: string, json: unknown) =>
  service.call(`/api/session-proof/${path}`, { json, token })
const codeTo = async (userId: string) =>
  ((await service.call(`/api/dev/outbox?to=${userId}`)).body as OutboxEntry[])[0]?.code ?? ''
const wrongCodesOf = async (userId: string) => {
  const account = service.services.db.selectFrom('account').select('wrong_codes')
  return (await account.where('user_id', '=', userId).executeTakeFirstOrThrow()).wrong_codes
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('these calls need proof', () => {
  expect(
    endpoints
      .filter(({ needsProof }) => needsProof)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'forgetDevice',
    'initiateContactChange',
    'modifyAccess',
    'saveAccessReview',
    'saveAgencyAccess',
    'saveAgentAccess',
    'saveManagedAgents',
    'updateBusinessPhone',
    'updateEmail',
    'updateSecurityQuestion',
    'verifyContactChange',
  ])
})

describe('a change that a stolen token must not be enough for', () => {
  test('is made within ten minutes of the sign-in, and refused with its reason afterwards', async () => {
    const token = await service.tokenOf('rivera')
    service.advance(tenMinutes - 1)
    expect((await changePhone(token)).status).toBe(200)
    service.advance(1)
    expect(await changePhone(token)).toMatchObject({ status: 403, body: reasonGiven })
  })

  test('is made within ten minutes of the password', async () => {
    const token = await oldSession('lin')
    expect((await prove(token, 'password', { password: rightPassword })).status).toBe(200)
    service.advance(tenMinutes - 1)
    expect((await changePhone(token)).status).toBe(200)
    service.advance(1)
    expect((await changePhone(token)).status).toBe(403)
  })

  test('is made after the code, which works once', async () => {
    const token = await oldSession('mfa-mobile')
    await prove(token, 'code', { otpMethod: 'sms-mobile' })
    const given = { otpCode: await codeTo('mfa-mobile'), otpMethod: 'sms-mobile' }
    expect((await prove(token, 'verify', { ...given, otpMethod: 'voice-mobile' })).status).toBe(400)
    expect((await prove(token, 'verify', given)).status).toBe(200)
    expect((await changePhone(token)).status).toBe(200)
    expect((await prove(token, 'verify', given)).status).toBe(409)
  })

  test('needs no code once the password has proved it, and the code works no longer', async () => {
    const token = await oldSession('mfa-mobile')
    await prove(token, 'code', { otpMethod: 'sms-mobile' })
    const given = { otpCode: await codeTo('mfa-mobile'), otpMethod: 'sms-mobile' }
    expect((await prove(token, 'password', { password: rightPassword })).status).toBe(200)
    expect((await prove(token, 'verify', given)).status).toBe(409)
  })

  test('needs proof of its own session', async () => {
    const mine = await oldSession('okafor')
    const signedIn = await service.call('/api/auth/login', { json: { username: 'okafor', password: rightPassword } })
    expect((await changePhone((signedIn.body as { jwt: string }).jwt)).status).toBe(200)
    expect((await changePhone(mine)).status).toBe(403)
  })

  test('is not made by the code of another session', async () => {
    const [mine, stolen] = [await oldSession('mfa-both'), await oldSession('mfa-home')]
    await prove(mine, 'code', { otpMethod: 'email' })
    const given = { otpCode: await codeTo('mfa-both'), otpMethod: 'email' }
    expect((await prove(stolen, 'verify', given)).status).toBe(409)
  })

  test('a session of an earlier version of the service works, and needs proof', async () => {
    const token = await service.tokenOf('ito')
    await service.services.db.deleteFrom('session').where('user_id', '=', 'ito').execute()
    expect((await service.call('/api/profile', { token })).status).toBe(200)
    expect((await changePhone(token)).status).toBe(403)
    await prove(token, 'password', { password: rightPassword })
    expect((await changePhone(token)).status).toBe(200)
  })
})

describe('proof by password', () => {
  test('a wrong one is refused, and too many stop there', async () => {
    const token = await oldSession('vega')
    const wrong = () => prove(token, 'password', { password: 'Wrong#2026' })
    for (let tries = 0; tries < 3; tries++) {
      expect(await wrong()).toMatchObject({ status: 400, body: { message: 'The password is incorrect.' } })
    }
    const stopped = await prove(token, 'password', { password: rightPassword })
    expect(stopped.status).toBe(429)
    expect(stopped.headers.get('retry-after')).toBe('900')
    expect((await changePhone(token)).status).toBe(403)
  })

  test('shares its limit with the change of the password', async () => {
    const token = await oldSession('frost')
    for (let tries = 0; tries < 3; tries++) await prove(token, 'password', { password: 'Wrong#2026' })
    const json = { oldPassword: rightPassword, newPassword: 'Better#2027', newPasswordVerified: 'Better#2027' }
    expect((await service.call('/api/profile/update/password', { json, token })).status).toBe(429)
  })
})

describe('proof by code', () => {
  test.each([
    ['a wrong code', (code: string) => ({ otpCode: other(code), otpMethod: 'email' }), 0],
    ['the code of another way', (otpCode: string) => ({ otpCode, otpMethod: 'sms-mobile' }), 0],
  ])('%s is refused', async (_, toGiven) => {
    const token = await oldSession('mfa-both')
    await prove(token, 'code', { otpMethod: 'email' })
    expect((await prove(token, 'verify', toGiven(await codeTo('mfa-both')))).status).toBe(400)
    expect((await changePhone(token)).status).toBe(403)
  })

  test('a code lasts ten minutes', async () => {
    const token = await oldSession('mfa-both')
    await prove(token, 'code', { otpMethod: 'email' })
    service.advance(tenMinutes)
    const given = { otpCode: await codeTo('mfa-both'), otpMethod: 'email' }
    expect((await prove(token, 'verify', given)).status).toBe(409)
  })

  test('a code allows five tries, and another code five more', async () => {
    const token = await oldSession('mfa-email')
    await prove(token, 'code', { otpMethod: 'email' })
    const code = await codeTo('mfa-email')
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries++) {
      statuses.push((await prove(token, 'verify', { otpCode: other(code), otpMethod: 'email' })).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 423])
    expect((await prove(token, 'verify', { otpCode: code, otpMethod: 'email' })).status).toBe(409)
    await prove(token, 'code', { otpMethod: 'email' })
    const given = { otpCode: await codeTo('mfa-email'), otpMethod: 'email' }
    expect((await prove(token, 'verify', given)).status).toBe(200)
  })

  test('wrong codes count like those of a sign-in', async () => {
    const token = await oldSession('mfa-phones')
    await service.services.db
      .updateTable('account')
      .set({ wrong_codes: 20, wrong_codes_since: service.services.now() })
      .where('user_id', '=', 'mfa-phones')
      .execute()
    expect((await prove(token, 'code', { otpMethod: 'sms-mobile' })).status).toBe(423)
    const given = { otpCode: '123456', otpMethod: 'sms-mobile' }
    expect((await prove(token, 'verify', given)).status).toBe(423)
  })

  test('the right one clears those before it', async () => {
    const token = await oldSession('mfa-home')
    await prove(token, 'code', { otpMethod: 'voice-home' })
    const otpCode = await codeTo('mfa-home')
    await prove(token, 'verify', { otpCode: other(otpCode), otpMethod: 'voice-home' })
    const counted = await wrongCodesOf('mfa-home')
    expect((await prove(token, 'verify', { otpCode, otpMethod: 'voice-home' })).status).toBe(200)
    expect([counted > 0, await wrongCodesOf('mfa-home')]).toEqual([true, 0])
  })

  test('users without a second factor get none', async () => {
    const token = await oldSession('brandt')
    expect((await prove(token, 'code', { otpMethod: 'email' })).status).toBe(422)
  })
})

const methodsOf = async (userId: string) => (await service.call('/api/session-proof', { as: userId })).body

test('the ways to prove are the password, and with a second factor a code', async () => {
  const none = { email: null, mobilePhone: null, homePhone: null }
  expect(await methodsOf('rivera')).toEqual({ password: true, ...none })
  const mobilePhone = expect.stringMatching(/^\*+\d{4}$/)
  expect(await methodsOf('mfa-mobile')).toEqual({ ...none, password: true, mobilePhone })
})
