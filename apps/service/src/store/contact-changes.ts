import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import type { ContactChangeTable } from './sign-in-tables.ts'

/** A change as it is stored. */
export type StoredContactChange = Selectable<ContactChangeTable>

interface NewContactChange {
  readonly userId: string
  readonly kind: 'email' | 'mobilePhone'
  /** Empty for none. */
  readonly oldValue: string
  readonly newValue: string
  readonly undoHash: string
  readonly confirmHash: string | null
  readonly changedAt: Date
}

/** Records a change, which its links then confirm and undo. */
async function recordChange(transaction: Database, change: NewContactChange): Promise<void> {
  await transaction
    .insertInto('contact_change')
    .values({
      user_id: change.userId,
      kind: change.kind,
      old_value: change.oldValue,
      new_value: change.newValue,
      undo_hash: change.undoHash,
      confirm_hash: change.confirmHash,
      changed_at: change.changedAt,
    })
    .execute()
}

/** Sets the email address of the profile, within a transaction; the old one counts until the new one is confirmed. */
export async function changeEmail(transaction: Database, change: NewContactChange): Promise<void> {
  const { userId, oldValue, newValue } = change
  const isOld = oldValue.toLowerCase() === newValue.toLowerCase()
  await transaction
    .updateTable('account')
    .set({ profile: withEmail(newValue), contact_email: isOld ? null : oldValue })
    .where('user_id', '=', userId)
    .execute()
  await recordChange(transaction, change)
}

/** Sets the mobile phone, within a transaction, which also receives codes when two-factor sign-in is on. */
export async function changeMobilePhone(transaction: Database, change: NewContactChange): Promise<void> {
  await setMobilePhone(transaction, change.userId, change.newValue)
  await recordChange(transaction, change)
}

async function setMobilePhone(transaction: Database, userId: string, sms: string | null): Promise<void> {
  const profile = sql<string>`profile || ${JSON.stringify({ mfa: { sms } })}::jsonb`
  const secondFactor = sql<string>`second_factor || ${JSON.stringify({ mobilePhone: sms })}::jsonb`
  await transaction
    .updateTable('account')
    .set({ profile, second_factor: secondFactor })
    .where('user_id', '=', userId)
    .execute()
}

function withEmail(email: string | null) {
  return sql<string>`profile || ${JSON.stringify({ email })}::jsonb`
}

/** The time from which a change counts: a new email address with its confirmation. */
const countsSince = sql<Date>`coalesce(confirmed_at, changed_at)`

/** The change that can still be undone with a token. */
export function findUndoable(db: Database, undoHash: string, since: Date): Promise<StoredContactChange | undefined> {
  return db
    .selectFrom('contact_change')
    .selectAll()
    .where('undo_hash', '=', undoHash)
    .where('undone_at', 'is', null)
    .where(countsSince, '>', since)
    .executeTakeFirst()
}

/** The change of an email address that a token can still confirm: the address is the one of the profile. */
export function findConfirmable(db: Database, confirmHash: string): Promise<StoredContactChange | undefined> {
  return db
    .selectFrom('contact_change')
    .innerJoin('account', 'account.user_id', 'contact_change.user_id')
    .selectAll('contact_change')
    .where('confirm_hash', '=', confirmHash)
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('contact_email', 'is not', null)
    .where(sql<string>`account.profile->>'email'`, '=', sql.ref<string>('contact_change.new_value'))
    .executeTakeFirst()
}

/** Lets a new email address count. */
export async function confirmEmail(db: Database, { id, user_id: userId }: StoredContactChange, now: Date) {
  await inTransaction(db, async (transaction) => {
    await transaction.updateTable('account').set({ contact_email: null }).where('user_id', '=', userId).execute()
    await transaction.updateTable('contact_change').set({ confirmed_at: now }).where('id', '=', id).execute()
  })
}

/**
 * Undoes the changes of a contact since a time, so that the contact before all of them counts again. Every session of the
 * account ends, and the devices and links that sign in more easily are removed.
 * @returns false when the change was undone at the same moment
 */
export function undoChange(db: Database, change: StoredContactChange, since: Date, now: Date): Promise<boolean> {
  const { id, user_id: userId, kind } = change
  return inTransaction(db, async (transaction) => {
    const undone = await transaction
      .updateTable('contact_change')
      .set({ undone_at: now })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where(countsSince, '>', since)
      .where('undone_at', 'is', null)
      .returning(['id', 'old_value'])
      .execute()
    if (undone.every((each) => each.id !== id)) return false
    const [first] = undone.toSorted((a, b) => a.id - b.id)
    const before = first?.old_value || null
    if (kind === 'email') {
      const restored = { profile: withEmail(before), contact_email: null }
      await transaction.updateTable('account').set(restored).where('user_id', '=', userId).execute()
    } else {
      await setMobilePhone(transaction, userId, before)
    }
    await transaction.deleteFrom('device').where('user_id', '=', userId).execute()
    await transaction.deleteFrom('known_device').where('user_id', '=', userId).execute()
    await transaction.deleteFrom('reset_link').where('user_id', '=', userId).execute()
    await transaction.deleteFrom('phone_change').where('user_id', '=', userId).execute()
    await transaction
      .updateTable('account')
      .set((eb) => ({ session_generation: eb('session_generation', '+', 1) }))
      .where('user_id', '=', userId)
      .execute()
    return true
  })
}

/** The contact that counted before those that were set since a time, empty for none; undefined when none was set. */
export async function findContactBefore(
  db: Database,
  { userId, kind }: Pick<NewContactChange, 'userId' | 'kind'>,
  since: Date,
): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('contact_change')
    .select('old_value')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where(countsSince, '>', since)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return oldest?.old_value
}
