import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFilledDatabase } from '../testing/memory-database.ts'
import { putPhoneChange } from './account.ts'
import { addPendingSignIn, addResetLink, revokeSession } from './auth.ts'
import { addDevice, addKnownDevice } from './devices.ts'
import type { OpenDatabase } from './database/database.ts'
import { saveHelpFeedback } from './help-feedback.ts'
import { consumeIdentityToken, putIdentityRecord } from './identity.ts'
import { putInOutbox } from './outbox.ts'
import { deleteExpired } from './retention.ts'
import { addSession } from './sessions.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openFilledDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-03-10T15:00:00Z')
const lifetimes = { signInWindow: 900, session: 43_200 }
const tables = [
  'pending_sign_in',
  'phone_change',
  'reset_link',
  'revoked_session',
  'sign_in_attempt',
  'session',
  'device',
  'known_device',
  'identity_record',
  'used_identity_token',
  'signing_key',
  'outbox',
  'help_feedback',
] as const

/** One row of each kind: it expires at the time, or counts from it. */
async function put(name: string, userId: string, expiresAt: Date, since: Readonly<Record<string, Date>>) {
  const { db } = database
  const at = (kind: string) => since[kind] ?? now
  await addPendingSignIn(db, { idHash: name, userId, generation: 0, expiresAt, tries: 5 })
  const code = { idHash: name, phoneNumber: name, method: 'sms-mobile', codeHash: name, tries: 5 }
  await putPhoneChange(db, { ...code, userId, codeExpiresAt: at('phone') })
  await addResetLink(db, { tokenHash: name, userId, expiresAt })
  await revokeSession(db, { sessionId: name, expiresAt })
  await db
    .insertInto('sign_in_attempt')
    .values({ key: name, attempted_at: at('attempt') })
    .execute()
  await addSession(db, { id: name, userId, startedAt: at('session'), provedAt: null })
  await addDevice(db, { tokenHash: name, userId, name, expiresAt }, now)
  await addKnownDevice(db, { tokenHash: name, userId, expiresAt })
  await putIdentityRecord(db, { model: 'Session', id: name, payload: {}, uid: null, grantId: null, expiresAt })
  await consumeIdentityToken(db, { tokenHash: name, expiresAt })
  await db.insertInto('signing_key').values({ id: name, secret: name, ends_at: expiresAt }).execute()
  await putInOutbox(db, { userId, kind: 'sms', sentTo: name, subject: '', body: '' }, { sentAt: at('outbox') })
  await saveHelpFeedback(db, userId, 'dashboard' as never, { isHelpful: true, comment: name }, at('feedback'))
}

test('what has expired is deleted, and what still counts stays', async () => {
  const { db } = database
  for (const table of tables) await db.deleteFrom(table).execute()
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const [day, second] = [86_400, 1]
  await put('gone', 'rivera', now, {
    attempt: before(900),
    session: before(43_200),
    phone: before(day),
    outbox: before(90 * day),
    feedback: before(730 * day),
  })
  await put('kept', 'lin', new Date(now.getTime() + 1000), {
    attempt: before(900 - second),
    session: before(43_200 - second),
    phone: before(day - second),
    outbox: before(90 * day - second),
    feedback: before(730 * day - second),
  })
  // Records without an end stay
  await putIdentityRecord(db, { model: 'Grant', id: 'endless', payload: {}, uid: null, grantId: null, expiresAt: null })
  expect(await deleteExpired(db, now, lifetimes)).toBe(tables.length)
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute()
    expect([table, rows.length, JSON.stringify(rows).includes('gone')]).toEqual([
      table,
      table === 'identity_record' ? 2 : 1,
      false,
    ])
  }
  expect(await deleteExpired(db, now, lifetimes)).toBe(0)
})
