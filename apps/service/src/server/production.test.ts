import { demoPassword } from '@producer-portal/domain/mocks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAdmin } from '../auth/create-admin.ts'
import { readSettings } from '../config/settings.ts'
import { StartupError } from '../errors.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { decodeMail, openMailServer } from '../testing/mail-server.ts'
import { openEmptyDatabase, openFilledDatabase } from '../testing/memory-database.ts'
import type { RequestHandler } from './listen.ts'
import { createServiceApp } from './create-service-app.ts'

const operatorToken = 'operator-token-of-32-characters-or-more'
const settings = readSettings({
  PORTAL_MODE: 'prod',
  PUBLIC_URL: 'https://portal.example.com',
  SEED_CASES: '10',
  IMPORT_TOKENS: `another-token-of-32-characters-or-more, ${operatorToken}`,
})
const silent = { event: () => undefined, error: () => undefined }
const bindings = { incoming: { socket: {} }, outgoing: {} } as never
const newPassword = 'Harbor-Light7'

let database: OpenDatabase
let handle: RequestHandler
beforeAll(async () => {
  database = await openEmptyDatabase()
  handle = (await createServiceApp(settings, database, { log: silent })).answer
})
afterAll(() => database.close())

async function call(path: string, json?: unknown, token?: string) {
  const headers = {
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const body = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const response = await handle(new Request(`http://localhost/api${path}`, { ...body, headers }), bindings)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> | null }
}

const now = () => new Date()
const admin = { userId: 'Jdoe', email: 'jane.doe@example.com', name: 'Jane Doe' }
const waiting = (name: string) => ({ name, state: 'waiting', at: null, failure: null })
const signIn = async (username: string, password: string) => call('/auth/login', { username, password })

describe('a service in prod', () => {
  test.each(['account', 'agency', 'member', 'new_business_case', 'inforce_alert'] as const)(
    'starts with an empty table %s',
    async (table) => {
      await expect(database.db.selectFrom(table).selectAll().execute()).resolves.toEqual([])
    },
  )

  test.each(['rivera', 'hale', 'okafor'])('knows no demo account %s', async (userId) => {
    expect((await signIn(userId, demoPassword)).status).toBe(401)
  })

  test('has no outbox', async () => {
    expect((await call('/dev/outbox?to=rivera')).status).toBe(404)
  })

  test('says that it is ready to everyone, and what its jobs do to operators', async () => {
    const health = { status: 'ok', version: expect.any(String) }
    expect(await call('/health')).toEqual({ status: 200, body: health })
    for (const token of [undefined, 'operator', `${operatorToken}s`, '']) {
      expect([token, (await call('/health?detail', undefined, token)).status]).toEqual([token, 401])
    }
    expect(await call('/health?detail', undefined, operatorToken)).toEqual({
      status: 200,
      body: {
        ...health,
        jobs: ['messages', 'answers', 'statements', 'illustrations', 'submissions', 'uploads', 'retention'].map(
          waiting,
        ),
      },
    })
  })

  test('is the same in model', async () => {
    const { answer } = await createServiceApp(readSettings({ PORTAL_MODE: 'model' }), database, { log: silent })
    const statusOf = async (path: string) => (await answer(new Request(`http://localhost${path}`), bindings)).status
    expect(await statusOf('/api/dev/outbox?to=rivera')).toBe(404)
    await expect(database.db.selectFrom('account').selectAll().execute()).resolves.toEqual([])
  })

  test('takes a first account, whose link sets the password once', async () => {
    const { isNew, link } = await createAdmin(admin, { db: database.db, now, settings })
    expect(isNew).toBe(true)
    expect(link).toMatch(/^https:\/\/portal\.example\.com\/forgot-password-validate\/\?sessionId=[\w-]{43}$/)
    const sessionId = new URL(link).searchParams.get('sessionId')
    const reset = { sessionId, newPassword, newPasswordVerified: newPassword }
    expect((await call('/forgot-password/update/', reset)).status).toBe(200)
    expect((await call('/forgot-password/update/', reset)).status).toBe(404)

    const { status, body } = await signIn('jdoe', newPassword)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ucUserAudience: 'HomeOffice', ucUserName: 'Jane Doe', mfaRequired: false })
    const token = String(body?.['jwt'])
    expect((await call('/profile', undefined, token)).body).toMatchObject({ email: 'jane.doe@example.com' })
    expect((await call('/search/river', undefined, token)).body).toEqual({ agents: [], agencies: [] })
    expect((await call('/notification/current', undefined, token)).body).toBeNull()
  })

  test('sends a link to set a new password by the mail server that the settings name', async () => {
    const server = await openMailServer()
    const withMail = { SMTP_URL: server.url, MAIL_FROM: 'Portal <portal@example.com>' }
    const own = readSettings({ PORTAL_MODE: 'prod', PUBLIC_URL: 'https://portal.example.com', ...withMail })
    const service = await createServiceApp(own, database, { log: silent })
    const ask = { method: 'POST', body: JSON.stringify({ userId: 'jdoe' }) }
    const headers = { 'content-type': 'application/json' }
    const answer = await service.answer(
      new Request('http://localhost/api/forgot-password', { ...ask, headers }),
      bindings,
    )
    expect(answer.status).toBe(200)
    await vi.waitFor(() => expect(server.mails).toHaveLength(1))
    const mail = decodeMail(server.mails[0] ?? '')
    expect(mail).toMatch(/^To: jane\.doe@example\.com\r$/m)
    expect(mail).toMatch(/https:\/\/portal\.example\.com\/forgot-password-validate\/\?sessionId=[\w-]{43}/)
    await server.close()
  })

  test('makes another link for an account that exists, and leaves its password', async () => {
    const { isNew } = await createAdmin({ ...admin, userId: 'jdoe' }, { db: database.db, now, settings })
    expect(isNew).toBe(false)
    expect((await signIn('jdoe', newPassword)).status).toBe(200)
  })

  test.each([
    ['a user ID with a blank', { ...admin, userId: 'jane doe' }],
    ['an email address that is none', { ...admin, email: 'jane' }],
    ['a blank name', { ...admin, name: ' ' }],
  ])('refuses %s', async (_, given) => {
    await expect(createAdmin(given, { db: database.db, now, settings })).rejects.toThrow(StartupError)
  })
})

describe('a database is for demo data or for real data', () => {
  test('one that was started in prod is not filled with demo data', async () => {
    const starting = createServiceApp(readSettings({ SEED_CASES: '10' }), database, { log: silent })
    await expect(starting).rejects.toThrow(
      /^The database was started without demo data: set PORTAL_MODE to model or prod/,
    )
  })

  test('one with demo accounts is not used in prod', async () => {
    const demo = await openFilledDatabase()
    await expect(createServiceApp(settings, demo, { log: silent })).rejects.toThrow(
      /^The database holds demo accounts with a published password: use another DATA_DIR or DATABASE_URL for PORTAL_MODE=prod/,
    )
    await demo.close()
  })
})
