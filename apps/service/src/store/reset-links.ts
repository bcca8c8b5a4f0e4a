import type { Database } from './database/database.ts'

/** Stores a link as a hash and forgets those that ran out. */
export async function addResetLink(
  db: Database,
  { tokenHash, userId, expiresAt }: { readonly tokenHash: string; readonly userId: string; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('reset_link').where('expires_at', '<=', now).execute()
  await db.insertInto('reset_link').values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt }).execute()
}

/** Whose link it is; undefined when it ran out, was used, or never was. */
export async function userOfResetLink(db: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom('reset_link')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.user_id
}

/** Uses up a link; true for the one caller who did. The user's other links end with it. */
export async function takeResetLink(db: Database, tokenHash: string, userId: string): Promise<boolean> {
  const taken = await db.deleteFrom('reset_link').where('token_hash', '=', tokenHash).executeTakeFirst()
  if (taken.numDeletedRows === 0n) return false
  await db.deleteFrom('reset_link').where('user_id', '=', userId).execute()
  return true
}
