import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { PendingSignInTable } from './sign-in-tables.ts'

/** A sign-in between the password and the code. */
export type PendingSignIn = Selectable<PendingSignInTable>

interface NewPendingSignIn {
  readonly idHash: string
  readonly userId: string
  readonly generation: number
  readonly expiresAt: Date
  readonly tries: number
}

export async function addPendingSignIn(db: Database, pending: NewPendingSignIn): Promise<void> {
  await db
    .insertInto('pending_sign_in')
    .values({
      id_hash: pending.idHash,
      user_id: pending.userId,
      generation: pending.generation,
      expires_at: pending.expiresAt,
      tries_left: pending.tries,
      method: null,
      code_hash: null,
      code_expires_at: null,
    })
    .execute()
}

/** The pending sign-in with this id, unless it expired or has no tries left. */
export function findPendingSignIn(db: Database, idHash: string, now: Date): Promise<PendingSignIn | undefined> {
  return db
    .selectFrom('pending_sign_in')
    .selectAll()
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .executeTakeFirst()
}

/** Replaces the code of a pending sign-in and invalidates the earlier one. False when `most` codes were sent. */
export async function replaceCode(
  db: Database,
  idHash: string,
  code: { readonly method: string; readonly hash: string; readonly expiresAt: Date; readonly most: number },
): Promise<boolean> {
  const result = await db
    .updateTable('pending_sign_in')
    .set(({ eb }) => ({
      method: code.method,
      code_hash: code.hash,
      code_expires_at: code.expiresAt,
      codes_sent: eb('codes_sent', '+', 1),
    }))
    .where('id_hash', '=', idHash)
    .where('codes_sent', '<', code.most)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Uses up one try before the code is checked, so that simultaneous tries count, too. Undefined when none is left. */
export function consumeTry(db: Database, idHash: string, now: Date): Promise<PendingSignIn | undefined> {
  return db
    .updateTable('pending_sign_in')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id_hash', '=', idHash)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Ends a pending sign-in; true for only one caller, so that a code works once. */
export async function endPendingSignIn(db: Database, idHash: string): Promise<boolean> {
  const result = await db.deleteFrom('pending_sign_in').where('id_hash', '=', idHash).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** A key and how many failures it may have within the window. */
export interface AttemptLimit {
  /** `account:rivera`, `address:127.0.0.1` */
  readonly key: string
  readonly most: number
}

/** An allowed attempt; it counts as failed until it is uncounted. */
export interface Attempt {
  readonly ids: readonly number[]
}

/**
 * Counts an attempt before it is checked, so that a hundred at once count as a hundred. An attempt over the limit is
 * not counted, so a user who waits as long as the response says gets another try.
 * @returns the attempt, or the seconds to wait
 */
export async function countAttempt(
  db: Database,
  limits: readonly AttemptLimit[],
  { now, windowSeconds }: { readonly now: Date; readonly windowSeconds: number },
): Promise<Attempt | { readonly waitSeconds: number }> {
  const start = new Date(now.getTime() - windowSeconds * 1000)
  const rows = limits.map(({ key }) => ({ key, attempted_at: now }))
  const counted = await db.insertInto('sign_in_attempt').values(rows).returning('id').execute()
  const ids = counted.map(({ id }) => id)
  const waits = await Promise.all(limits.map((limit) => findWait(db, limit, { ids, start })))
  const freeAt = Math.max(...waits.map((oldest) => (oldest === null ? 0 : oldest.getTime() + windowSeconds * 1000)))
  if (freeAt === 0) return { ids }
  await uncountAttempt(db, { ids })
  return { waitSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) }
}

/** Uncounts an attempt that succeeded. */
export async function uncountAttempt(db: Database, { ids }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', 'in', ids).execute()
}

/** Clears the failures counted under a key. */
export async function clearAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', key).execute()
}

/** Time of the oldest failure that still counts; null while the limit isn't reached. */
async function findWait(
  db: Database,
  { key, most }: AttemptLimit,
  { ids, start }: Attempt & { readonly start: Date },
): Promise<Date | null> {
  const earlier = await db
    .selectFrom('sign_in_attempt')
    .select('attempted_at')
    .where('key', '=', key)
    .where('attempted_at', '>', start)
    .where('id', '<', Math.max(...ids))
    .where('id', 'not in', ids)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return earlier.length < most ? null : (earlier.at(-1)?.attempted_at ?? null)
}

/** Stores a link as a hash. */
export async function addResetLink(
  db: Database,
  { tokenHash, userId, expiresAt }: { readonly tokenHash: string; readonly userId: string; readonly expiresAt: Date },
): Promise<void> {
  await db.insertInto('reset_link').values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt }).execute()
}

/** The user of a link; undefined when it expired, was used, or never existed. */
export async function findResetLinkUser(db: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom('reset_link')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.user_id
}

/** Uses up a link; true for only one caller. The user's other links are deleted, too. */
export async function consumeResetLink(db: Database, tokenHash: string, userId: string): Promise<boolean> {
  const taken = await db.deleteFrom('reset_link').where('token_hash', '=', tokenHash).executeTakeFirst()
  if (taken.numDeletedRows === 0n) return false
  await db.deleteFrom('reset_link').where('user_id', '=', userId).execute()
  return true
}

/** Ends a session before its token expires. */
export async function revokeSession(
  db: Database,
  { sessionId, expiresAt }: { readonly sessionId: string; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('revoked_session')
    .values({ session_id: sessionId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
