import { sql } from 'kysely'
import { readCookies } from '@producer-portal/domain/auth'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '../days.ts'
import { passwordMatches } from '../auth/passwords.ts'
import { changeProfile } from '../store/account.ts'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await openFileService()

const change = (userId: string, path: string, json: unknown) =>
  service.call(`/api/profile/update/${path}`, { json, as: userId })
const profileOf = async (userId: string) => (await service.call('/api/profile', { as: userId })).body

describe('a change of the profile', () => {
  test.each([
    [
      'name',
      { firstName: 'Elena', lastName: 'Rivera-Ortiz', middleName: 'M.', suffixName: '' },
      { fullName: 'Elena M. Rivera-Ortiz', suffix: null },
    ],
    ['business-email', { email: 'new@example.com', emailVerified: 'new@example.com' }, { email: 'new@example.com' }],
    ['business-phone', { phone: '3125550199', phoneExt: '' }, { phone: '3125550199', phoneExt: null }],
    ['fieldDirectory', { showInFieldDirectory: false }, { showInFieldDirectory: false }],
    ['optIn', { enabled: false }, { mobileOptIn: false }],
    ['language', { language: 'fr-CA' }, { language: 'fr-CA' }],
    [
      'question',
      { question: 'Which street?', answer: 'Oak', answerVerified: 'Oak' },
      { challengeQuestion: 'Which street?' },
    ],
    ['verify', {}, { verificationExpirationInDays: 180 }],
  ])('of %s is there on the next look', async (path, body, expected) => {
    expect((await change('rivera', path, body)).status).toBe(200)
    expect(await profileOf('rivera')).toMatchObject(expected)
  })

  test('that confirms the contact data needs no body, and its days count down', async () => {
    expect((await service.call('/api/profile/update/verify', { method: 'POST', as: 'sato' })).status).toBe(200)
    expect(await profileOf('sato')).toMatchObject({ verificationExpirationInDays: 180 })
    service.advance(10 * 86_400)
    expect(await profileOf('sato')).toMatchObject({ verificationExpirationInDays: 170 })
    service.advance(-10 * 86_400)
  })

  test.each([
    [
      'the same email',
      'okafor',
      'business-email',
      { email: 'Okafor@example.com', emailVerified: 'Okafor@example.com' },
      403,
    ],
    ['an email that is none', 'okafor', 'business-email', { email: 'x', emailVerified: 'x' }, 422],
    ['no last name', 'okafor', 'name', { firstName: 'A', lastName: ' ' }, 422],
    ['letters in a phone number', 'okafor', 'business-phone', { phone: 'call me now' }, 422],
    ['the name of home office', 'hale', 'name', { firstName: 'A', lastName: 'B' }, 403],
    ['the name of office staff', 'lin', 'name', { firstName: 'A', lastName: 'B' }, 403],
    ['the email of home office', 'hale', 'business-email', { email: 'a@b.example', emailVerified: 'a@b.example' }, 403],
    ['the email of a guest', 'guest', 'business-email', { email: 'a@b.example', emailVerified: 'a@b.example' }, 403],
    [
      'an email that differs from its confirmation',
      'okafor',
      'business-email',
      { email: 'a@b.example', emailVerified: 'b@b.example' },
      422,
    ],
    ['the business phone of home office AIC', 'moreau', 'business-phone', { phone: '3125550199' }, 403],
    ['an extension of six digits', 'okafor', 'business-phone', { phone: '3125550199', phoneExt: '123456' }, 422],
    ['the question of home office', 'hale', 'question', { question: 'A?', answer: 'b', answerVerified: 'b' }, 403],
    ['the question of office staff', 'lin', 'question', { question: 'A?', answer: 'b', answerVerified: 'b' }, 403],
    [
      'a question with answers that differ',
      'ito',
      'question',
      { question: 'A?', answer: 'b', answerVerified: 'c' },
      422,
    ],
    ['the field directory of office staff', 'lin', 'fieldDirectory', { showInFieldDirectory: true }, 403],
    ['the field directory of home office', 'hale', 'fieldDirectory', { showInFieldDirectory: true }, 403],
    ['the field directory of a guest', 'guest', 'fieldDirectory', { showInFieldDirectory: true }, 403],
    ['the text alerts of home office', 'hale', 'optIn', { enabled: true }, 403],
    ['the text alerts of a guest', 'guest', 'optIn', { enabled: true }, 403],
    ['a language that the portal does not speak', 'okafor', 'language', { language: 'de-DE' }, 422],
    ['text alerts that are neither on nor off', 'okafor', 'optIn', { enabled: 'yes' }, 422],
  ])('to %s is refused', async (_, userId, path, body, status) => {
    expect((await change(userId, path, body)).status).toBe(status)
  })

  test('to the field directory needs an agent number', async () => {
    const { db } = service.services
    await changeProfile(db, 'okafor', { agentNo: null })
    const received = await change('okafor', 'fieldDirectory', { showInFieldDirectory: true })
    expect(received).toMatchObject({ status: 403, body: { errors: ['An agent number is needed for this.'] } })
  })

  test('of the security question stores the answer as a hash, in lowercase', async () => {
    const rows = await service.services.db.selectFrom('account').select(['user_id', 'security_answer_hash']).execute()
    expect(JSON.stringify(rows)).not.toContain('Oak')
    const hash = rows.find(({ user_id: userId }) => userId === 'rivera')?.security_answer_hash ?? ''
    expect(await passwordMatches('oak', hash)).toBe(true)
  })
})

const to = (newPassword: string, oldPassword = rightPassword) => ({
  oldPassword,
  newPassword,
  newPasswordVerified: newPassword,
})

describe('a change of the password', () => {
  test.each([
    ['too simple', to('short'), '8-256 characters in length.'],
    ['with a banned character', to('Better#2027<'), 'No banned characters (< or &).'],
    ['that is the current one', to(rightPassword), 'The new password must differ from the current one.'],
    ['without the right current one', to('Better#2027', 'Wrong#2026'), 'The current password is incorrect.'],
  ])('%s is refused, and the session goes on', async (_, body, error) => {
    const received = await change('brandt', 'password', body)
    expect(received.status).toBe(403)
    expect(received.body).toMatchObject({ errors: expect.arrayContaining([error]) })
  })

  test('that breaks several rules is told all of them', async () => {
    const received = await change('brandt', 'password', { ...to('short<'), newPasswordVerified: 'other' })
    expect(received.body).toMatchObject({
      errors: expect.arrayContaining(['8-256 characters in length.', 'No banned characters (< or &).']),
    })
  })

  test('ends every other session and goes on in this one', async () => {
    const other = await service.tokenOf('ito')
    const received = await change('ito', 'password', to('Better#2027'))
    expect(received.status).toBe(200)
    await expect(service.call('/api/profile', { token: other })).resolves.toMatchObject({ status: 401 })
    const cookies = received.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const { jwt = '' } = readCookies(cookies.join('; '))
    expect((await service.call('/api/profile', { token: jwt })).body).toMatchObject({
      changePasswordExpirationInDays: 90,
    })
    const signIn = (password: string) => service.call('/api/auth/login', { json: { username: 'ito', password } })
    expect((await signIn(rightPassword)).status).toBe(401)
    expect((await signIn('Better#2027')).status).toBe(200)
  })
})

describe('an expired password', () => {
  test('is no longer expired once it was changed, at the next sign-in neither', async () => {
    expect(await profileOf('novak')).toMatchObject({ changePasswordExpirationInDays: 0 })
    expect((await change('novak', 'password', to('Better#2027'))).status).toBe(200)
    expect(await profileOf('novak')).toMatchObject({ changePasswordExpirationInDays: 90 })
    const signIn = await service.call('/api/auth/login', { json: { username: 'novak', password: 'Better#2027' } })
    const { jwt } = signIn.body as { jwt: string }
    expect((await service.call('/api/profile', { token: jwt })).body).toMatchObject({
      changePasswordExpirationInDays: 90,
    })
  })

  test('is guessed no more often than at sign-in, and the refusal says how long to wait', async () => {
    const guesses = Array.from({ length: 20 }, () => change('gone', 'password', to('Better#2027', 'Wrong#2026')))
    const refusals = (await Promise.all(guesses)).filter(({ status }) => status === 429)
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals[0]?.body).toMatchObject({ errors: [expect.stringMatching(/Try again in/)] })
    expect(await profileOf('gone')).toMatchObject({ userId: 'gone' })
  })
})

describe('email preferences', () => {
  const path = '/api/notification-preferences'

  test('are kept for the one user who switched them', async () => {
    const token = await service.tokenOf('rivera')
    expect((await service.call(path, { token, json: { key: 'newbusiness-followup', enabled: false } })).status).toBe(
      200,
    )
    expect((await service.call(path, { token })).body).toMatchObject([
      { key: 'newbusiness-followup', enabled: false },
      {},
    ])
    await service.call(path, { token, json: { key: 'newbusiness-followup', enabled: true } })
    expect((await service.call(path, { token })).body).toMatchObject([{ enabled: true }, {}])
    const other = await service.call(path, { as: 'lin' })
    expect(other.body).toMatchObject([{ key: 'newbusiness-followup', enabled: true }, {}])
  })

  test('that the General Agent set stay as they are', async () => {
    const json = { key: 'newbusiness-received', enabled: true }
    expect((await service.call(path, { as: 'rivera', json })).status).toBe(409)
  })
})

describe('the leaderboard', () => {
  test.each([
    ['agency', 'issued-cases', 4],
    ['agent', 'face-amount', 10],
  ])('ranks every %s by %s', async (selector, type, least) => {
    const path = `/api/leaderboard/ranking?selector=${selector}&type=${type}`
    const { status, body } = await service.call(path, { as: 'rivera' })
    const rows = body as { rank: number; value: number; share: number }[]
    expect([status, rows.length >= least, rows[0]?.rank, rows[0]?.share]).toEqual([200, true, 1, 1])
  })

  test.each([
    ['agency', 'AG1001'],
    ['agent', '100101'],
  ])('marks the own %s, and tells those of one name apart', async (selector, id) => {
    const path = `/api/leaderboard/ranking?selector=${selector}&type=issued-cases`
    const { body } = await service.call(path, { as: 'rivera' })
    const rows = body as { id: string; isOwn: boolean }[]
    expect(rows.filter(({ isOwn }) => isOwn).map((row) => row.id)).toEqual([id])
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  })

  test('counts the issued cases of its period and no others', async () => {
    const path = '/api/leaderboard/ranking?selector=agency&type=issued-cases'
    const { body } = await service.call(path, { as: 'rivera' })
    const { id, value } = (body as { id: string; value: number; isOwn: boolean }[]).find(({ isOwn }) => isOwn) ?? {}
    const cases = await service.services.db
      .selectFrom('new_business_case')
      .select(['list', 'agency_nos', 'proc_date'])
      .execute()
    const own = cases.filter(({ agency_nos: [first] }) => first === id)
    expect(new Set(own.map(({ list }) => list)).size).toBeGreaterThan(1)
    const firstDay = dayAfter(service.services.now(), -365)
    const counted = own.filter(
      ({ list, proc_date }) => list === 'issued' && proc_date !== null && proc_date >= firstDay,
    )
    expect(value).toBe(counted.length)
  })

  test.each([
    ['face-amount', 'face_amount'],
    ['target-premium', 'target_premium'],
  ])('by %s adds up that of the issued cases, each for its first agent', async (type, column) => {
    const { body } = await service.call(`/api/leaderboard/ranking?selector=agent&type=${type}`, { as: 'rivera' })
    const own = (body as { value: number; isOwn: boolean }[]).find(({ isOwn }) => isOwn)
    const { rows } = await sql<{ total: number }>`
      select sum(${sql.ref(column)})::float8 as total from new_business_case
      where list = 'issued' and agent_nos[1] = '100101'
        and proc_date >= ${dayAfter(service.services.now(), -365)}::date`.execute(service.services.db)
    expect(own?.value).toBeGreaterThan(0)
    expect(own?.value).toBeCloseTo(rows[0]?.total ?? 0, 2)
  })

  test('counts what was processed in the past 365 days', async () => {
    const path = '/api/leaderboard/ranking?selector=agency&type=issued-cases'
    const ownValue = async () => {
      const { body } = await service.call(path, { as: 'rivera' })
      return (body as { value: number; isOwn: boolean }[]).find(({ isOwn }) => isOwn)?.value ?? 0
    }
    const before = await ownValue()
    const { db, now } = service.services
    const { id, proc_date } = await db
      .selectFrom('new_business_case')
      .select(['id', 'proc_date'])
      .where('list', '=', 'issued')
      .where(sql<string>`agency_nos[1]`, '=', 'AG1001')
      .executeTakeFirstOrThrow()
    const move = (day: string | null) =>
      db.updateTable('new_business_case').set({ proc_date: day }).where('id', '=', id).execute()
    await move(dayAfter(now(), -366))
    expect(await ownValue()).toBe(before - 1)
    await move(dayAfter(now(), -365))
    expect(await ownValue()).toBe(before)
    await move(proc_date)
  })

  test('by something else is refused', async () => {
    expect((await service.call('/api/leaderboard/ranking?selector=agent&type=luck', { as: 'rivera' })).status).toBe(422)
  })
})
