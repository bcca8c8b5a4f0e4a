import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { PendingSignInTable } from './tables.ts'

/** A sign-in between password and code. */
export type PendingSignIn = Selectable<PendingSignInTable>

interface NewPendingSignIn {
  readonly idHash: string
  readonly userId: string
  readonly expiresAt: Date
  readonly tries: number
}

/** Stores a new one and forgets those that ran out. */
export async function addPendingSignIn(db: Database, pending: NewPendingSignIn, now: Date): Promise<void> {
  await db.deleteFrom('pending_sign_in').where('expires_at', '<=', now).execute()
  await db
    .insertInto('pending_sign_in')
    .values({
      id_hash: pending.idHash,
      user_id: pending.userId,
      expires_at: pending.expiresAt,
      tries_left: pending.tries,
      method: null,
      code_hash: null,
      code_expires_at: null,
    })
    .execute()
}

/** The pending sign-in with this id, unless it ran out or has no tries left. */
export function findPendingSignIn(db: Database, idHash: string, now: Date): Promise<PendingSignIn | undefined> {
  return db
    .selectFrom('pending_sign_in')
    .selectAll()
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .executeTakeFirst()
}

/** Replaces the code of a pending sign-in; an earlier one no longer counts. False when `most` codes were sent. */
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

/** Takes one try before the code is looked at, so that tries at the same moment count too. Undefined: none is left. */
export function takeTry(db: Database, idHash: string, now: Date): Promise<PendingSignIn | undefined> {
  return db
    .updateTable('pending_sign_in')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id_hash', '=', idHash)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Ends a pending sign-in; true for the one caller who did, so that a code serves once. */
export async function endPendingSignIn(db: Database, idHash: string): Promise<boolean> {
  const result = await db.deleteFrom('pending_sign_in').where('id_hash', '=', idHash).executeTakeFirst()
  return result.numDeletedRows > 0n
}
