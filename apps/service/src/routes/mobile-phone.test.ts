import { readOutbox } from '../store/outbox.ts'
import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'
import { openTestService } from '../testing/test-service.ts'

const service = await openFileService()

const otpMethod = 'sms-mobile'
const post = (userId: string, path: string, json: unknown) =>
  service.call(`/api/profile/update/contact/${path}`, { json, as: userId })
const initiate = (userId: string, phoneNumber: string) => post(userId, 'initiate', { phoneNumber, otpMethod })
const verify = (userId: string, sessionId: string, otpCode: string) =>
  post(userId, 'verify', { sessionId, otpCode, otpMethod })
const newest = async (userId: string) => (await readOutbox(service.services.db, userId))[0]
const mobileOf = async (userId: string) => {
  const { body } = await service.call('/api/profile', { as: userId })
  return (body as { mfa: { sms: string } | null }).mfa?.sms
}

/** Sends a code and reads it from the outbox. */
async function begin(userId: string, phoneNumber: string): Promise<{ id: string; code: string; wrong: string }> {
  const { status, body } = await initiate(userId, phoneNumber)
  expect(status).toBe(200)
  const code = (await newest(userId))?.code ?? ''
  return { id: (body as { sessionId: string }).sessionId, code, wrong: code === '000000' ? '000001' : '000000' }
}

describe('a new mobile phone', () => {
  test('is set by the code that was sent to it, which serves once', async () => {
    const { id, code } = await begin('okafor', '7735550777')
    expect(await newest('okafor')).toMatchObject({ kind: 'sms', body: expect.stringContaining(code) })
    const before = await mobileOf('okafor')
    expect(before).not.toBe('7735550777')
    expect((await verify('okafor', id, code)).status).toBe(200)
    expect(await mobileOf('okafor')).toBe('7735550777')
    expect((await verify('okafor', id, code)).status).toBe(409)
  })

  test('is where the codes of the next sign-in go', async () => {
    const { id, code } = await begin('mfa-mobile', '7735550778')
    expect((await verify('mfa-mobile', id, code)).status).toBe(200)
    const row = service.services.db.selectFrom('account').select('second_factor').where('user_id', '=', 'mfa-mobile')
    expect((await row.executeTakeFirstOrThrow()).second_factor).toMatchObject({ mobilePhone: '7735550778' })
  })

  test('leaves a sign-in without codes without them', async () => {
    const { id, code } = await begin('ito', '7735550779')
    expect((await verify('ito', id, code)).status).toBe(200)
    const row = service.services.db.selectFrom('account').select('second_factor').where('user_id', '=', 'ito')
    expect((await row.executeTakeFirstOrThrow()).second_factor).toBeNull()
  })

  test('is not set by a wrong code, or by one that went another way, and the right one may follow', async () => {
    const { id, code, wrong } = await begin('brandt', '7735550780')
    expect((await verify('brandt', id, wrong)).status).toBe(400)
    const called = { sessionId: id, otpCode: code, otpMethod: 'voice-mobile' }
    expect((await post('brandt', 'verify', called)).status).toBe(400)
    expect((await verify('brandt', id, code)).status).toBe(200)
  })

  test('may be tried five times, however many codes are sent', async () => {
    const first = await begin('gone', '7735550781')
    for (const _ of [1, 2, 3]) expect((await verify('gone', first.id, first.wrong)).status).toBe(400)
    const second = await begin('gone', '7735550781')
    expect((await verify('gone', first.id, first.code)).status).toBe(409)
    expect((await verify('gone', second.id, second.wrong)).status).toBe(400)
    const locked = await verify('gone', second.id, second.wrong)
    expect([locked.status, locked.body]).toMatchObject([423, { errors: [expect.stringContaining('Too many')] }])
    expect((await verify('gone', second.id, second.code)).status).toBe(409)
  })

  test('has five tries of its own when another one was tried before', async () => {
    const first = await begin('frost', '7735550791')
    for (const _ of [1, 2, 3, 4]) expect((await verify('frost', first.id, first.wrong)).status).toBe(400)
    const other = await begin('frost', '7735550792')
    for (const _ of [1, 2, 3, 4]) expect((await verify('frost', other.id, other.wrong)).status).toBe(400)
    expect((await verify('frost', other.id, other.code)).status).toBe(200)
  })

  test('gets no more than five codes at a time, and the refusal says how long to wait', async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect((await initiate('ito', '7735550782')).status).toBe(200)
    const refused = await initiate('ito', '7735550782')
    expect([refused.status, refused.body]).toMatchObject([429, { errors: [expect.stringMatching(/Try again in/)] }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is not tried by somebody with too many wrong codes, each of which counts', async () => {
    const { db, now } = service.services
    const ofVega = () => db.selectFrom('account').select('wrong_codes').where('user_id', '=', 'vega')
    const wrongCodes = async () => (await ofVega().executeTakeFirstOrThrow()).wrong_codes
    const { id, code, wrong } = await begin('vega', '7735550788')
    for (const count of [1, 2]) {
      expect((await verify('vega', id, wrong)).status).toBe(400)
      expect(await wrongCodes()).toBe(count)
    }
    const setCount = (wrong_codes: number) =>
      db.updateTable('account').set({ wrong_codes, wrong_codes_since: now() }).where('user_id', '=', 'vega').execute()
    await setCount(20)
    expect((await verify('vega', id, code)).status).toBe(423)
    expect((await initiate('vega', '7735550789')).status).toBe(423)
    await setCount(19)
    expect((await verify('vega', id, code)).status).toBe(200)
    expect(await wrongCodes()).toBe(0)
  })

  test('cannot be set once its code ran out', async () => {
    const { id, code } = await begin('sato', '7735550783')
    service.advance(11 * 60)
    const refused = await verify('sato', id, code)
    service.advance(-11 * 60)
    expect([refused.status, refused.body]).toMatchObject([403, { errors: [expect.stringContaining('expired')] }])
  })

  test('cannot be set by somebody else', async () => {
    const { id, code } = await begin('rivera', '7735550784')
    expect((await verify('moreau', id, code)).status).toBe(403)
    expect((await verify('lin', id, code)).status).toBe(409)
    expect((await verify('rivera', id, code)).status).toBe(200)
  })

  test.each([
    ['the number on file', 'mfa-both', { phoneNumber: '17735550112', otpMethod }, 403],
    ['a way that reaches no mobile phone', 'mfa-both', { phoneNumber: '7735550785', otpMethod: 'email' }, 422],
    ['a number with something between its digits', 'mfa-both', { phoneNumber: '(773) 555-0785', otpMethod }, 422],
    ['home office', 'hale', { phoneNumber: '7735550785', otpMethod }, 403],
    ['a guest', 'guest', { phoneNumber: '7735550785', otpMethod }, 403],
  ])('is refused for %s', async (_, userId, body, status) => {
    expect((await post(userId, 'initiate', body)).status).toBe(status)
  })

  test('and its code are stored as hashes only', async () => {
    const { id, code } = await begin('mfa-email', '7735550786')
    const rows = JSON.stringify(await service.services.db.selectFrom('phone_change').selectAll().execute())
    expect([rows.includes(id), rows.includes(code)]).toEqual([false, false])
  })

  test('is not sent a code where nobody would receive it', async () => {
    const real = await openTestService({ settings: { PORTAL_MODE: 'prod' } })
    const json = { phoneNumber: '7735550787', otpMethod }
    expect((await real.call('/api/profile/update/contact/initiate', { json, as: 'rivera' })).status).toBe(503)
    await real.close()
  })
})
