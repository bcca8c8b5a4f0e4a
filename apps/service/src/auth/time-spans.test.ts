import type { OutboxEntry } from '@producer-portal/domain/config'
import { beforeEach, describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'
import { createAdmin } from './create-admin.ts'
import { withHelpLimits } from './sign-in-help.ts'

const service = await openFileService()
beforeEach(() => service.services.db.deleteFrom('sign_in_attempt').execute())

const [minute, hour, day] = [60, 3600, 86_400]
/** Tests take a moment, too. */
const moment = 5
const caller = { address: '192.0.2.9', isSecure: false, device: null }

const post = (path: string, json: unknown, token?: string) => service.call(`/api${path}`, { json, token })
const newest = async (userId: string) => ((await service.call(`/api/dev/outbox?to=${userId}`)).body as OutboxEntry[])[0]
const sessionIdOf = ({ body }: { body: unknown }) => (body as { sessionId: string }).sessionId
const beginSignIn = async (username: string, more: object = {}) =>
  post('/auth/login', { username, password: rightPassword, ...more })
/** Each once: a number that is on file already is not new. */
const newPhones = Array.from({ length: 90 }, (_, number) => `77355507${number + 10}`)
const userData = { browserInfo: null, osInfo: null, host: null, location: null }

interface Lasting {
  /** Begins it. @returns the status of an attempt to use it */
  readonly begin: () => Promise<() => Promise<number>>
  readonly seconds: number
  /** The status once it is over. */
  readonly ended: number
}

const lasting: readonly (readonly [string, Lasting])[] = [
  [
    'the link that sets a password',
    {
      seconds: hour,
      ended: 404,
      begin: async () => {
        await post('/forgot-password/', { userId: 'okafor' })
        const link = new URL((await newest('okafor'))?.link ?? '').searchParams.get('sessionId')
        return async () => (await service.call(`/api/forgot-password/${link}`)).status
      },
    },
  ],
  [
    'the link of a first account',
    {
      seconds: day,
      ended: 404,
      begin: async () => {
        const { link } = await createAdmin({ userId: 'first', email: 'first@example.com' }, service.services)
        const token = new URL(link).searchParams.get('sessionId')
        return async () => (await service.call(`/api/forgot-password/${token}`)).status
      },
    },
  ],
  [
    'a sign-in that waits for its code',
    {
      seconds: 15 * minute,
      ended: 401,
      begin: async () => {
        const sessionId = sessionIdOf(await beginSignIn('mfa-both'))
        return async () => (await post('/auth/get-session-info', { sessionId })).status
      },
    },
  ],
  [
    'the code of a sign-in',
    {
      seconds: 10 * minute,
      ended: 400,
      begin: async () => {
        const sessionId = sessionIdOf(await beginSignIn('mfa-email'))
        await post('/auth/request-otp', { sessionId, otpMethod: 'email' })
        const otpCode = (await newest('mfa-email'))?.code
        const given = { sessionId, otpCode, otpMethod: 'email', saveFingerprint: false, userData }
        return async () => (await post('/auth/verify-otp', given)).status
      },
    },
  ],
  [
    'the code that proves a user',
    {
      seconds: 10 * minute,
      ended: 409,
      begin: async () => {
        const token = await service.tokenOf('mfa-mobile')
        await post('/session-proof/code', { otpMethod: 'sms-mobile' }, token)
        const otpCode = (await newest('mfa-mobile'))?.code
        return async () => (await post('/session-proof/verify', { otpCode, otpMethod: 'sms-mobile' }, token)).status
      },
    },
  ],
  [
    'the code of a new phone',
    {
      seconds: 10 * minute,
      ended: 403,
      begin: async () => {
        const otpMethod = 'sms-mobile'
        const json = { phoneNumber: newPhones.pop(), otpMethod }
        const sent = await service.call('/api/profile/update/contact/initiate', { json, as: 'sato' })
        const given = { sessionId: sessionIdOf(sent), otpCode: (await newest('sato'))?.code, otpMethod }
        // As a session that has proved it again
        return async () =>
          (await service.call('/api/profile/update/contact/verify', { json: given, as: 'sato' })).status
      },
    },
  ],
  [
    'a remembered device',
    {
      seconds: 30 * day,
      ended: 403,
      begin: async () => {
        const sessionId = sessionIdOf(await beginSignIn('mfa-both'))
        await post('/auth/request-otp', { sessionId, otpMethod: 'email' })
        const otpCode = (await newest('mfa-both'))?.code
        const given = { sessionId, otpCode, otpMethod: 'email', saveFingerprint: true, userData }
        const { body } = await post('/auth/verify-otp', given)
        const { mfaToken } = body as { mfaToken: string }
        const asksForCode = async () =>
          ((await beginSignIn('mfa-both', { mfaDeviceToken: mfaToken })).body as { mfaRequired: boolean }).mfaRequired
        return async () => ((await asksForCode()) ? 403 : 200)
      },
    },
  ],
]

describe('lasts until its time is over, and no longer:', () => {
  test.each(lasting)('%s', async (_, { begin, seconds, ended }) => {
    const early = await begin()
    service.advance(seconds - moment)
    const before = await early()
    service.advance(moment - seconds)
    const late = await begin()
    service.advance(seconds)
    const after = await late()
    service.advance(-seconds)
    expect([before, after]).toEqual([200, ended])
  })

  test('a session that was signed out stays so when what has expired is deleted', async () => {
    const { jwt: token } = (await beginSignIn('rivera')).body as { jwt: string }
    expect((await service.call('/api/profile', { token })).status).toBe(200)
    await service.call('/api/auth/logout', { method: 'POST', token })
    const { TOKEN_LIFETIME_SECONDS: lifetime } = service.services.settings
    service.advance(lifetime - moment)
    await service.runJob('retention')
    service.advance(moment - lifetime)
    expect((await service.call('/api/profile', { token })).status).toBe(401)
  })

  test('what has expired goes after the times of the settings, whichever those are', async () => {
    const { db, now } = service.services
    const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000)
    const session = (id: string, seconds: number) => ({
      id,
      user_id: 'lin',
      started_at: ago(seconds),
      proved_at: null,
    })
    await db
      .insertInto('session')
      .values([session('kept', 12 * hour - moment), session('gone', 12 * hour)])
      .execute()
    await db
      .insertInto('sign_in_attempt')
      .values([
        { key: 'kept', attempted_at: ago(900 - moment) },
        { key: 'gone', attempted_at: ago(900) },
      ])
      .execute()
    await service.runJob('retention')
    const sessions = await db.selectFrom('session').select('id').where('id', 'in', ['kept', 'gone']).execute()
    const attempts = await db.selectFrom('sign_in_attempt').select('key').where('key', 'in', ['kept', 'gone']).execute()
    expect([sessions, attempts]).toEqual([[{ id: 'kept' }], [{ key: 'kept' }]])
  })
})

const initiate = async (phoneNumber: string) => {
  const json = { phoneNumber, otpMethod: 'sms-mobile' }
  return (await service.call('/api/profile/update/contact/initiate', { json, as: 'ito' })).status
}
const help = (about: string, address = caller.address) =>
  withHelpLimits(about, { ...caller, address }, service.services, () => Promise.resolve())
/** How long a request for help takes, in milliseconds. */
const timeHelp = async (work: () => Promise<void>) => {
  const start = performance.now()
  await withHelpLimits(`ids:${crypto.randomUUID()}`, caller, service.services, work)
  return performance.now() - start
}

describe('so many codes and links, and no more:', () => {
  test('fifteen codes to one user, however often they sign in', async () => {
    const ask = async (sessionId: string) => post('/auth/request-otp', { sessionId, otpMethod: 'sms-mobile' })
    for (let signIns = 0; signIns < 3; signIns += 1) {
      const sessionId = sessionIdOf(await beginSignIn('mfa-phones'))
      for (let codes = 0; codes < 5; codes += 1) expect((await ask(sessionId)).status).toBe(200)
    }
    const refused = await ask(sessionIdOf(await beginSignIn('mfa-phones')))
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    // Codes that prove a user count with them
    const token = await service.tokenOf('mfa-phones')
    expect((await post('/session-proof/code', { otpMethod: 'sms-mobile' }, token)).status).toBe(429)
  })

  test('ten codes to new phones of one user', async () => {
    const statuses: number[] = []
    for (let last = 10; last < 21; last += 1) statuses.push(await initiate(`77355508${last}`))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('fifty requests for help from one address', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 51 }, (_, number) => help(`reset:user-${number}`)))
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    await expect(help('reset:one-more', '192.0.2.10')).resolves.toBeUndefined()
  })
})

describe('a request for help', () => {
  test('takes the same time, whether there is nothing to do or more than can be waited for', async () => {
    const { promise: sent, resolve: send } = Promise.withResolvers<void>()
    for (const work of [Promise.resolve(), sent]) expect(await timeHelp(() => work)).toBeGreaterThan(145)
    send()
  })

  test('that fails at once says so, and one that fails later is only logged', async () => {
    await expect(timeHelp(() => Promise.reject(new Error('No sender')))).rejects.toThrow('No sender')
    const { promise: sent, reject: fail } = Promise.withResolvers<void>()
    await timeHelp(() => sent)
    fail(new Error('Away'))
    await expect.poll(() => service.events.at(-1)).toBe('help not sent Error: Away')
  })
})
