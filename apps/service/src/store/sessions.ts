import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { SessionTable } from './sign-in-tables.ts'

/** A session as it is stored. */
export type Session = Selectable<SessionTable>

interface NewSession {
  readonly id: string
  readonly userId: string
  readonly startedAt: Date
  readonly provedAt: Date | null
}

/** Stores a session. One that is stored already stays as it is. */
export async function addSession(db: Database, { id, userId, startedAt, provedAt }: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({ id, user_id: userId, started_at: startedAt, proved_at: provedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes that the user of a session proved who they are. A code that was sent for that no longer works. */
export async function noteProof(db: Database, id: string, provedAt: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ proved_at: provedAt, code_hash: null, code_tries_left: 0 })
    .where('id', '=', id)
    .execute()
}

interface ProofCode {
  readonly hash: string
  readonly method: string
  readonly expiresAt: Date
  readonly tries: number
}

/** Stores the code that proves a session's user, in place of an earlier one. */
export async function putProofCode(db: Database, id: string, code: ProofCode): Promise<void> {
  await db
    .updateTable('session')
    .set({
      code_hash: code.hash,
      code_method: code.method,
      code_expires_at: code.expiresAt,
      code_tries_left: code.tries,
    })
    .where('id', '=', id)
    .execute()
}

/** Uses up one try before the code is checked, so that simultaneous tries count, too. Undefined when none is left. */
export function consumeProofTry(db: Database, id: string): Promise<Session | undefined> {
  return db
    .updateTable('session')
    .set(({ eb }) => ({ code_tries_left: eb('code_tries_left', '-', 1) }))
    .where('id', '=', id)
    .where('code_tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst()
}

/** Ends the code of a session; true for only one caller, so that a code works once. */
export async function endProofCode(db: Database, id: string, hash: string): Promise<boolean> {
  const result = await db
    .updateTable('session')
    .set({ code_hash: null, code_tries_left: 0 })
    .where('id', '=', id)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
