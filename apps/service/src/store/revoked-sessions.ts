import type { Database } from './database/database.ts'

/** Ends a session before its token expires; those whose token has expired anyway are forgotten. */
export async function revokeSession(
  db: Database,
  { sessionId, expiresAt }: { readonly sessionId: string; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('revoked_session').where('expires_at', '<', now).execute()
  await db
    .insertInto('revoked_session')
    .values({ session_id: sessionId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
