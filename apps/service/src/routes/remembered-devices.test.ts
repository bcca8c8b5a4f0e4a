import type { RememberedDevice } from '@producer-portal/domain/account'
import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await openFileService()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const userData = { browserInfo: null, osInfo: null, host: null, location: null }

/** Signs in with a code and lets the device be remembered. @returns the token of the device */
async function remember(userId: string, userAgent: string): Promise<string> {
  const headers = { 'user-agent': userAgent }
  const started = await service.call('/api/auth/login', { json: { username: userId, password: rightPassword } })
  const { sessionId } = started.body as { sessionId: string }
  await service.call('/api/auth/request-otp', { json: { sessionId, otpMethod: 'email' } })
  const outbox = (await service.call(`/api/dev/outbox?to=${userId}`)).body as { code: string }[]
  const json = { sessionId, otpCode: outbox[0]?.code, otpMethod: 'email', saveFingerprint: true, userData }
  const { body } = await service.call('/api/auth/verify-otp', { json, headers })
  return (body as { mfaToken: string }).mfaToken
}

const devicesOf = async (userId: string, device = '') => {
  const headers = { cookie: `mfaToken=${device}` }
  const { body } = await service.call('/api/remembered-devices', { as: userId, headers })
  return body as RememberedDevice[]
}
const forget = (userId: string, id: string) =>
  service.call('/api/remembered-devices/forget', { json: { id }, as: userId })
const asksForCode = async (username: string, mfaDeviceToken: string) => {
  const json = { username, password: rightPassword, mfaDeviceToken }
  return ((await service.call('/api/auth/login', { json })).body as { mfaRequired: boolean }).mfaRequired
}

describe('remembered devices', () => {
  test('are listed with a name, and can be forgotten one by one', async () => {
    const first = await remember('mfa-email', firefox)
    service.advance(60)
    const second = await remember('mfa-email', iphone)
    const devices = await devicesOf('mfa-email', first)
    expect(devices).toMatchObject([
      { name: 'Safari on iPhone', isCurrent: false },
      { name: 'Firefox on Linux', isCurrent: true },
    ])
    expect(Date.parse(devices[0]?.rememberedAt ?? '')).toBeGreaterThan(Date.parse(devices[1]?.rememberedAt ?? ''))
    expect((await forget('mfa-email', devices[1]?.id ?? '')).status).toBe(200)
    expect(await devicesOf('mfa-email', first)).toMatchObject([{ name: 'Safari on iPhone' }])
    expect(await asksForCode('mfa-email', first)).toBe(true)
    expect(await asksForCode('mfa-email', second)).toBe(false)
  })

  test("are nobody else's to see or to forget", async () => {
    const token = await remember('mfa-both', 'something unknown')
    const [device] = await devicesOf('mfa-both')
    expect(device).toMatchObject({ name: 'Unknown device' })
    expect(await devicesOf('rivera')).toEqual([])
    expect((await forget('rivera', device?.id ?? '')).status).toBe(404)
    expect(await asksForCode('mfa-both', token)).toBe(false)
  })

  test('are no longer listed after 30 days', async () => {
    service.advance(31 * 86_400)
    expect(await devicesOf('mfa-both')).toEqual([])
    service.advance(-31 * 86_400)
  })
})
