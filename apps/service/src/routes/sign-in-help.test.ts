import type { OutboxEntry } from '@producer-portal/domain/config'
import { harborLife } from '@producer-portal/domain/brand'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { sendUserIds } from '../auth/sign-in-help.ts'
import { openFileService } from '../testing/file-service.ts'
import { openTestService, rightPassword } from '../testing/test-service.ts'

const service = await openFileService({ settings: { VALIDATION_CODES: 'scan-1, scan-2', PORT: '4300' } })
// Each test starts with the limits untouched.
afterEach(() => service.services.db.deleteFrom('sign_in_attempt').execute())

const post = (path: string, json: unknown, from?: string) => service.call(`/api${path}`, { json, from })
const outboxOf = async (userId: string) => (await service.call(`/api/dev/outbox?to=${userId}`)).body as OutboxEntry[]
const signIn = (username: string, password: string) => post('/auth/login', { username, password })
const check = (token: string) => service.call(`/api/forgot-password/${token}`)
const fresh = 'Harbour#2027'

async function linkOf(userId: string): Promise<string> {
  expect((await post('/forgot-password/', { userId })).status).toBe(200)
  const [newest] = await outboxOf(userId)
  return new URL(newest?.link ?? '').searchParams.get('sessionId') ?? ''
}

const reset = (sessionId: string, newPassword = fresh, newPasswordVerified = newPassword) =>
  post('/forgot-password/update/', { sessionId, newPassword, newPasswordVerified })

describe('a forgotten password', () => {
  test('is replaced with an emailed link, which serves once', async () => {
    const token = await linkOf('lin')
    expect(await outboxOf('lin')).toMatchObject([
      { kind: 'email', to: 'lin', link: `http://localhost:4300/forgot-password-validate/?sessionId=${token}` },
    ])
    expect(await check(token)).toMatchObject({ status: 200, body: { valid: true } })
    expect((await reset(token)).status).toBe(200)
    expect((await signIn('lin', fresh)).status).toBe(200)
    const profile = await service.call('/api/profile', { as: 'lin' })
    expect(profile.body).toMatchObject({ changePasswordExpirationInDays: 90 })
    expect((await signIn('lin', rightPassword)).status).toBe(401)
    expect((await check(token)).status).toBe(404)
    expect((await reset(token, 'Another#2028')).status).toBe(404)
  })

  test('ends the sessions that were open, and the other links', async () => {
    const token = await service.tokenOf('brandt')
    const [first, second] = [await linkOf('brandt'), await linkOf('brandt')]
    expect((await reset(second)).status).toBe(200)
    expect((await service.call('/api/profile', { token })).status).toBe(401)
    expect((await check(first)).status).toBe(404)
  })

  test('signs in at once after too many wrong ones', async () => {
    let tried = { status: 401 }
    for (let from = 1; from <= 50 && tried.status === 401; from += 1) {
      tried = await post('/auth/login', { username: 'vega', password: 'x' }, `198.51.100.${from}`)
    }
    expect([tried.status, (await signIn('vega', rightPassword)).status]).toEqual([429, 429])
    expect((await reset(await linkOf('vega'))).status).toBe(200)
    expect((await signIn('vega', fresh)).status).toBe(200)
  })

  test('keeps its link when anything of the change fails', async () => {
    const token = await linkOf('sato')
    await service.call('/api/auth/login', { json: { username: 'sato', password: 'x' } })
    const { db } = service.services
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(db)
    await sql`create trigger refused before delete on sign_in_attempt execute function refuse()`.execute(db)
    const failed = await reset(token)
    await sql`drop function refuse cascade`.execute(db)
    expect([failed.status, (await check(token)).status, (await signIn('sato', rightPassword)).status]).toEqual([
      500, 200, 200,
    ])
    expect((await reset(token)).status).toBe(200)
  })

  test('keeps its link when the new one breaks a rule, and says which', async () => {
    const token = await linkOf('rivera')
    expect(await reset(token, 'short')).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining(['8-256 characters in length.']) },
    })
    expect(await reset(token, rightPassword)).toMatchObject({
      status: 422,
      body: { errors: ['The new password must differ from the current one.'] },
    })
    expect((await check(token)).status).toBe(200)
  })

  test('its link ends after an hour', async () => {
    const token = await linkOf('okafor')
    service.advance(3601)
    expect((await check(token)).status).toBe(404)
    expect((await reset(token)).status).toBe(404)
  })

  test.each(['never-sent', 'x'.repeat(300)])(
    'a link that was never sent (%#) is as dead as an old one',
    async (token) => {
      expect(await check(token)).toMatchObject({ status: 404, body: { message: expect.any(String) } })
    },
  )

  test('nobody learns whether a user id exists', async () => {
    const [known, unknown] = [
      await post('/forgot-password/', { userId: 'hale' }),
      await post('/forgot-password/', { userId: 'nobody-here' }),
    ]
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  })

  test('somebody without an email address gets no link, and the same answer', async () => {
    const { db } = service.services
    await sql`update account set profile = profile || '{"email": null}' where user_id = 'ito'`.execute(db)
    expect(await post('/forgot-password/', { userId: 'ito' })).toMatchObject({ status: 200, body: {} })
    expect(await outboxOf('ito')).toEqual([])
    expect(service.events.at(-1)).toBe('password reset asked for nobody {}')
  })

  test('nobody learns it either where no message can be sent', async () => {
    const live = await openTestService({ settings: { PORTAL_MODE: 'prod' } })
    const ask = (path: string, json: unknown) => live.call(`/api${path}`, { json })
    const answers = [
      await ask('/forgot-password/', { userId: 'hale' }),
      await ask('/forgot-password/', { userId: 'nobody-here' }),
      await ask('/forgot-user-id', { email: 'nobody@example.com' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(answers[1]?.text).toBe(answers[0]?.text)
    await live.close()
  })

  test('is asked for five times, then the person has to wait', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await post('/forgot-password/', { userId: 'nobody-here' })).status).toBe(200)
    }
    const refused = await post('/forgot-password/', { userId: 'Nobody-Here' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)])
  })

  test('its link is stored as a hash only', async () => {
    const token = await linkOf('moreau')
    const rows = await service.services.db.selectFrom('reset_link').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a forgotten user id', () => {
  test('is sent to the address it belongs to, in whatever letter case that is typed', async () => {
    const { profile } = await service.services.db
      .selectFrom('account')
      .select('profile')
      .where('user_id', '=', 'sato')
      .executeTakeFirstOrThrow()
    const { email } = profile as { email: string }
    expect((await post('/forgot-user-id', { email: email.toUpperCase() })).status).toBe(200)
    expect((await outboxOf('sato'))[0]?.body).toBe('Your Meridian Producer Portal user ID is sato.')
  })

  test('is sent for each account of the address', async () => {
    const { db } = service.services
    const profile = JSON.stringify({ email: 'Shared@example.com' })
    await sql`update account set profile = profile || ${profile}::jsonb
      where user_id in ('guest', 'gone')`.execute(db)
    await post('/forgot-user-id', { email: 'shared@EXAMPLE.com' })
    const bodies = [await outboxOf('guest'), await outboxOf('gone')].map(([newest]) => newest?.body)
    expect(bodies).toEqual(['guest', 'gone'].map((id) => `Your Meridian Producer Portal user ID is ${id}.`))
  })

  test('the mail comes from the brand of the deployment', async () => {
    const { services } = service
    await sendUserIds('novak@example.com', { ...services, settings: { ...services.settings, BRAND: harborLife } })
    expect((await outboxOf('novak'))[0]?.body).toBe('Your Harbor Producer Portal user ID is novak.')
  })

  test('an address without an account gets the same answer', async () => {
    expect(await post('/forgot-user-id', { email: 'nobody@example.com' })).toMatchObject({ status: 200, body: {} })
  })

  test('what is no address is refused', async () => {
    expect((await post('/forgot-user-id', { email: 'nobody' })).status).toBe(422)
  })
})

describe('a code from outside', () => {
  test.each([
    ['scan-1', 200],
    ['scan-2', 200],
    ['scan-3', 400],
    ['SCAN-1', 400],
  ])('%s is answered with %d', async (code, status) => {
    expect((await post('/validate', { code })).status).toBe(status)
  })

  test('guessing is limited', async () => {
    for (let tried = 0; tried < 5; tried += 1) await post('/validate', { code: `guess-${tried}` }, '192.0.2.77')
    expect((await post('/validate', { code: 'scan-1' }, '192.0.2.77')).status).toBe(429)
  })
})
