import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { AccountTable } from './tables.ts'

/** An account as it is stored. */
export type Account = Selectable<AccountTable>

/** The account with this user id, in whatever letter case it was typed. */
export function findAccount(db: Database, userId: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('user_id', '=', userId.trim().toLowerCase()).executeTakeFirst()
}

/** The accounts whose profile has this email address, in whatever letter case. */
export function accountsWithEmail(db: Database, email: string): Promise<Account[]> {
  const stored = sql<string>`lower(profile->>'email')`
  return db
    .selectFrom('account')
    .selectAll()
    .where(stored, '=', email.trim().toLowerCase())
    .orderBy('user_id')
    .execute()
}

/** The account behind a session that was neither signed out nor ended by a change of the password. */
export function findAccountOfSession(
  db: Database,
  { userId, sessionId, generation }: { userId: string; sessionId: string; generation: number },
): Promise<Account | undefined> {
  return db
    .selectFrom('account')
    .selectAll('account')
    .where('account.user_id', '=', userId)
    .where('account.session_generation', '=', generation)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('revoked_session').select('session_id').where('session_id', '=', sessionId))),
    )
    .executeTakeFirst()
}
