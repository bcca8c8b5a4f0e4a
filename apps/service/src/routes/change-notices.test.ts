import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from '@producer-portal/domain/config'
import { openFileService } from '../testing/file-service.ts'
import { openTestService, rightPassword } from '../testing/test-service.ts'

const service = await openFileService()

const change = (userId: string, path: string, json: unknown, at = service) =>
  at.call(`/api/profile/update/${path}`, { json, as: userId })
const outboxOf = async (userId: string) =>
  (await service.call(`/api/dev/outbox?to=${userId}`)).body as (OutboxEntry & { sentTo?: string })[]
const sentTo = async (userId: string) => {
  const rows = await service.services.db
    .selectFrom('outbox')
    .select(['sent_to', 'body', 'kind'])
    .where('user_id', '=', userId)
    .where('code', 'is', null)
    .where('body', 'like', '%was changed%')
    .orderBy('id')
    .execute()
  return rows.map(({ sent_to: to, body, kind }) => ({ to, body, kind }))
}
const newPassword = 'Better#2027'

describe('a change that a thief would make is told by email', () => {
  test('of the password', async () => {
    const json = { oldPassword: rightPassword, newPassword, newPasswordVerified: newPassword }
    expect((await change('lin', 'password', json)).status).toBe(200)
    expect(await sentTo('lin')).toEqual([
      {
        to: 'lin@example.com',
        kind: 'email',
        body: "The password of your Meridian Producer Portal account was changed. If you didn't do this, reset your password and call 800-555-0142.",
      },
    ])
  })

  test('of the password by a link', async () => {
    await service.call('/api/forgot-password/', { json: { userId: 'brandt' } })
    const link = new URL((await outboxOf('brandt'))[0]?.link ?? '')
    const json = {
      sessionId: link.searchParams.get('sessionId'),
      newPassword,
      newPasswordVerified: newPassword,
    }
    expect((await service.call('/api/forgot-password/update/', { json })).status).toBe(200)
    expect((await sentTo('brandt')).map(({ body }) => body)).toEqual([expect.stringContaining('The password of')])
  })

  test('of the email address, to the old one', async () => {
    await change('okafor', 'business-email', { email: 'new@example.com', emailVerified: 'new@example.com' })
    expect(await sentTo('okafor')).toEqual([
      {
        to: 'okafor@example.com',
        kind: 'email',
        body: expect.stringContaining('The email address of your Meridian Producer Portal account was changed'),
      },
    ])
  })

  test('of the mobile phone, and not before its code is right', async () => {
    const { body } = await change('sato', 'contact/initiate', { phoneNumber: '7735550199', otpMethod: 'sms-mobile' })
    expect(await sentTo('sato')).toEqual([])
    const otpCode = (await outboxOf('sato'))[0]?.code ?? ''
    const { sessionId } = body as { sessionId: string }
    expect((await change('sato', 'contact/verify', { sessionId, otpCode, otpMethod: 'sms-mobile' })).status).toBe(200)
    const told = await sentTo('sato')
    expect(told.map(({ kind }) => kind)).toEqual(['email', 'sms'])
    expect(told.map((each) => each.body)).toEqual([told[0]?.body, expect.stringContaining('The mobile phone of')])
  })

  test('of the business phone', async () => {
    await change('ito', 'business-phone', { phone: '3125550199', phoneExt: '' })
    expect((await sentTo('ito')).map((each) => each.body)).toEqual([expect.stringContaining('The business phone of')])
  })
})

test('a change is made although no mail can be sent', async () => {
  const live = await openTestService({ settings: { PORTAL_MODE: 'prod' } })
  const json = { email: 'new@example.com', emailVerified: 'new@example.com' }
  expect((await change('rivera', 'business-email', json, live)).status).toBe(200)
  await live.close()
})
