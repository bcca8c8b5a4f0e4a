import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { PhoneChangeTable } from './tables.ts'

/** A new mobile phone between its code being sent and being checked. */
export type PhoneChange = Selectable<PhoneChangeTable>

interface NewPhoneChange {
  readonly userId: string
  readonly idHash: string
  readonly phoneNumber: string
  readonly method: string
  readonly codeHash: string
  readonly codeExpiresAt: Date
  readonly tries: number
}

/**
 * Stores a phone change with its code in place of the user's earlier one. Another code for the same number gives no
 * further tries while one is left.
 */
export async function putPhoneChange(db: Database, change: NewPhoneChange): Promise<void> {
  const { userId, tries, ...code } = change
  const values = {
    id_hash: code.idHash,
    phone_number: code.phoneNumber,
    method: code.method,
    code_hash: code.codeHash,
    code_expires_at: code.codeExpiresAt,
  }
  const triesLeft = sql<number>`case
    when phone_change.phone_number = excluded.phone_number and phone_change.tries_left > 0
    then phone_change.tries_left else excluded.tries_left end`
  await db
    .insertInto('phone_change')
    .values({ user_id: userId, ...values, tries_left: tries })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, tries_left: triesLeft }))
    .execute()
}

/** Takes one try before the code is looked at, so that tries at the same moment count too. Undefined: none is left. */
export function takePhoneTry(db: Database, userId: string, idHash: string): Promise<PhoneChange | undefined> {
  return db
    .updateTable('phone_change')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('id_hash', '=', idHash)
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst()
}

/** Ends a phone change; true for the one caller who did, so that a code serves once. */
export async function endPhoneChange(db: Database, userId: string, idHash: string): Promise<boolean> {
  const result = await db
    .deleteFrom('phone_change')
    .where('user_id', '=', userId)
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
