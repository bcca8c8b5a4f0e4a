import type { NotificationPreferenceKey } from '@producer-portal/domain/notifications'
import type { Database } from './database/database.ts'

/** What a user switched, by key; what was never switched is not there. */
export async function readPreferences(db: Database, userId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.selectFrom('notification_preference').selectAll().where('user_id', '=', userId).execute()
  return new Map(rows.map(({ key, enabled }) => [key, enabled]))
}

/** Switches one e-mail preference. */
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
