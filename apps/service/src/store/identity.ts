import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { IdentityRecordTable } from './sign-in-tables.ts'

/** The record that the provider stored under an id: its own document, and when the record was used up. */
export type IdentityRecord = Pick<Selectable<IdentityRecordTable>, 'payload' | 'consumed_at'>

interface NewRecord {
  readonly model: string
  readonly id: string
  readonly payload: object
  readonly uid: string | null
  readonly grantId: string | null
  readonly expiresAt: Date | null
}

/** Stores or replaces a record. */
export async function putIdentityRecord(db: Database, record: NewRecord): Promise<void> {
  const { model, id, uid, grantId: grant_id, expiresAt: expires_at } = record
  const values = { payload: JSON.stringify(record.payload), uid, grant_id, expires_at }
  await db
    .insertInto('identity_record')
    .values({ model, id, consumed_at: null, ...values })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute()
}

/** The record of a model with this id or uid, unless it expired. */
export function findIdentityRecord(
  db: Database,
  model: string,
  by: { readonly id: string } | { readonly uid: string },
  now: Date,
): Promise<IdentityRecord | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['uid', by.uid] as const)
  return db
    .selectFrom('identity_record')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(column, '=', value)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
}

/** Marks a record as used up. */
export async function consumeIdentityRecord(db: Database, model: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('identity_record')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('id', '=', id)
    .execute()
}

export async function removeIdentityRecord(db: Database, model: string, id: string): Promise<void> {
  await db.deleteFrom('identity_record').where('model', '=', model).where('id', '=', id).execute()
}

/** Removes everything that was given out under a grant. */
export async function removeGrant(db: Database, grantId: string): Promise<void> {
  await db.deleteFrom('identity_record').where('grant_id', '=', grantId).execute()
}

/** Marks an identity token as used; true for only one caller. */
export async function consumeIdentityToken(
  db: Database,
  { tokenHash, expiresAt }: { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('used_identity_token')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}
