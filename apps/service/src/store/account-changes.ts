import type { Profile } from '@producer-portal/domain/profile'
import { sql } from 'kysely'
import type { Account } from './accounts.ts'
import type { Database } from './database/database.ts'

/** Changes parts of a profile and leaves the others as they are. */
export async function changeProfile(db: Database, userId: string, changes: Partial<Profile>): Promise<void> {
  const profile = sql<string>`profile || ${JSON.stringify(changes)}::jsonb`
  await db.updateTable('account').set({ profile }).where('user_id', '=', userId).execute()
}

/** Sets the mobile phone, which is also where codes go for somebody who signs in with one. */
export async function changeMobilePhone(db: Database, userId: string, sms: string): Promise<void> {
  const profile = sql<string>`profile || ${JSON.stringify({ mfa: { sms } })}::jsonb`
  const secondFactor = sql<string>`second_factor || ${JSON.stringify({ mobilePhone: sms })}::jsonb`
  await db.updateTable('account').set({ profile, second_factor: secondFactor }).where('user_id', '=', userId).execute()
}

/** Notes that the contact data was confirmed and until which day that holds. */
export async function confirmContactUntil(db: Database, userId: string, day: string): Promise<void> {
  await db.updateTable('account').set({ contact_due_on: day }).where('user_id', '=', userId).execute()
}

/**
 * Stores a new password until its day comes. Every session of the account ends, and no device is remembered any more.
 * @returns the account as it is now
 */
export async function replacePassword(
  db: Database,
  userId: string,
  { hash, expiresOn }: { readonly hash: string; readonly expiresOn: string },
): Promise<Account> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('device').where('user_id', '=', userId).execute()
    return transaction
      .updateTable('account')
      .set((eb) => ({
        password_hash: hash,
        password_expires_on: expiresOn,
        session_generation: eb('session_generation', '+', 1),
      }))
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Stores the security question and, as a hash like a password's, its answer. */
export async function saveSecurityQuestion(
  db: Database,
  userId: string,
  { question, answerHash }: { readonly question: string; readonly answerHash: string },
): Promise<void> {
  const profile = sql<string>`profile || ${JSON.stringify({ challengeQuestion: question })}::jsonb`
  const change = { profile, security_answer_hash: answerHash }
  await db.updateTable('account').set(change).where('user_id', '=', userId).execute()
}
