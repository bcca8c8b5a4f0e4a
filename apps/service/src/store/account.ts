import type { NotificationPreferenceKey, Profile } from '@producer-portal/domain/account'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import type { PhoneChangeTable } from './sign-in-tables.ts'
import type { AccountTable } from './tables.ts'

/** An account as it is stored. */
export type Account = Selectable<AccountTable>

/** The account with this user ID, in any letter case. */
export function findAccount(db: Database, userId: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('user_id', '=', userId.trim().toLowerCase()).executeTakeFirst()
}

/** The accounts with this email address, in any letter case; one that isn't confirmed yet doesn't count. */
export function accountsWithEmail(db: Database, email: string): Promise<Account[]> {
  const given = email.trim().toLowerCase()
  return db
    .selectFrom('account')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql`lower(contact_email)`, '=', given),
        eb.and([eb('contact_email', 'is', null), eb(sql`lower(profile->>'email')`, '=', given)]),
      ]),
    )
    .orderBy('user_id')
    .execute()
}

/** The account of the agent with this number, otherwise their entry in the list of people, where there is one. */
export async function findPersonOfAgent(db: Database, agentNo: string) {
  const account = await db
    .selectFrom('account')
    .select(['profile', 'contact_email'])
    .where('agent_no', '=', agentNo)
    .orderBy('user_id')
    .executeTakeFirst()
  if (account !== undefined) return { account, member: undefined }
  const member = await db
    .selectFrom('member')
    .select(['user_id', 'document'])
    .where('agent_no', '=', agentNo)
    .orderBy('user_id')
    .executeTakeFirst()
  return { account, member }
}

/** The account of a session, and the moments of the session; null where no row has them yet. */
interface AccountOfSession {
  readonly account: Account
  readonly startedAt: Date | null
  readonly provedAt: Date | null
}

/** The account of a session that wasn't signed out or ended by a password change. */
export async function findAccountOfSession(
  db: Database,
  { userId, sessionId, generation }: { userId: string; sessionId: string; generation: number },
): Promise<AccountOfSession | undefined> {
  // As text and not by the query builder, which takes as long as the query: this is asked for with every call.
  const { rows } = await sql<Account & { session_started_at: Date | null; session_proved_at: Date | null }>`
    select account.*, session.started_at as session_started_at, session.proved_at as session_proved_at
    from account left join session on session.id = ${sessionId}
    where account.user_id = ${userId} and account.session_generation = ${generation}
      and not exists (select from revoked_session where session_id = ${sessionId})`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { session_started_at: startedAt, session_proved_at: provedAt, ...account } = row
  return { account, startedAt, provedAt }
}

/** True if anyone can sign in at all. */
export async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.selectFrom('account').select('user_id').limit(1).executeTakeFirst()) !== undefined
}

/** Adds an account. @returns the account as it is stored */
export function addAccount(db: Database, account: Insertable<AccountTable>): Promise<Account> {
  return db.insertInto('account').values(account).returningAll().executeTakeFirstOrThrow()
}

/** Changes parts of a profile. */
export async function changeProfile(db: Database, userId: string, changes: Partial<Profile>): Promise<void> {
  const profile = sql<string>`profile || ${JSON.stringify(changes)}::jsonb`
  await db.updateTable('account').set({ profile }).where('user_id', '=', userId).execute()
}

/** Records until which day the confirmed contact data counts as verified. */
export async function confirmContactUntil(db: Database, userId: string, day: string): Promise<void> {
  await db.updateTable('account').set({ contact_due_on: day }).where('user_id', '=', userId).execute()
}

/**
 * Stores a new password and its expiry, within a transaction. Another session generation ends every session of the
 * account, here and at the identity provider inside this service, and every sign-in under way; links that set a password
 * and devices are removed.
 * @returns the account as it is now
 */
export async function replacePassword(
  transaction: Database,
  userId: string,
  { hash, expiresOn }: { readonly hash: string; readonly expiresOn: string },
): Promise<Account> {
  await transaction.deleteFrom('device').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('known_device').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('reset_link').where('user_id', '=', userId).execute()
  return transaction
    .updateTable('account')
    .set((eb) => ({
      password_hash: hash,
      password_expires_on: expiresOn,
      wrong_codes: 0,
      session_generation: eb('session_generation', '+', 1),
    }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Counts a wrong code of an account. The count starts over when the last one was before a point in time, unless there
 * were too many. False when there are too many.
 */
export async function countWrongCode(
  db: Database,
  userId: string,
  { now, since, most }: { readonly now: Date; readonly since: Date; readonly most: number },
): Promise<boolean> {
  const result = await db
    .updateTable('account')
    .set((eb) => {
      const isRecent = eb('wrong_codes_since', '>', since)
      return {
        wrong_codes: eb
          .case()
          .when(isRecent)
          .then(eb('wrong_codes', '+', 1))
          .else(1)
          .end(),
        wrong_codes_since: now,
      }
    })
    .where('user_id', '=', userId)
    .where('wrong_codes', '<', most)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Forgets an account's wrong codes. */
export async function clearWrongCodes(db: Database, userId: string): Promise<void> {
  await db.updateTable('account').set({ wrong_codes: 0 }).where('user_id', '=', userId).execute()
}

/** Stores the security question and a hash of its answer. */
export async function saveSecurityQuestion(
  db: Database,
  userId: string,
  { question, answerHash }: { readonly question: string; readonly answerHash: string },
): Promise<void> {
  const profile = sql<string>`profile || ${JSON.stringify({ challengeQuestion: question })}::jsonb`
  const change = { profile, security_answer_hash: answerHash }
  await db.updateTable('account').set(change).where('user_id', '=', userId).execute()
}

/** A new mobile phone whose code was sent but not yet checked. */
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
 * Stores a phone change with its code in place of the user's earlier one. Another code for the same number grants no
 * extra tries while one is left.
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

/** Uses up one try before the code is checked, so that simultaneous tries count, too. Undefined when none is left. */
export function consumePhoneTry(db: Database, userId: string, idHash: string): Promise<PhoneChange | undefined> {
  return db
    .updateTable('phone_change')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('id_hash', '=', idHash)
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst()
}

/** Ends a phone change; true for only one caller, so that a code works once. */
export async function endPhoneChange(db: Database, userId: string, idHash: string): Promise<boolean> {
  const result = await db
    .deleteFrom('phone_change')
    .where('user_id', '=', userId)
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** A user's changed settings by key; unchanged ones are missing. */
export async function readPreferences(db: Database, userId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.selectFrom('notification_preference').selectAll().where('user_id', '=', userId).execute()
  return new Map(rows.map(({ key, enabled }) => [key, enabled]))
}

/** Turns one email notification on or off. */
export async function savePreference(
  db: Database,
  userId: string,
  { key, enabled }: { readonly key: NotificationPreferenceKey; readonly enabled: boolean },
): Promise<void> {
  await db
    .insertInto('notification_preference')
    .values({ user_id: userId, key, enabled })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ enabled }))
    .execute()
}
