import type { Database } from './database/database.ts'

/** True if a user dismissed the notification of a type. */
export async function isDismissed(db: Database, userId: string, type: string): Promise<boolean> {
  const found = await db
    .selectFrom('notification_dismissal')
    .select('type')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst()
  return found !== undefined
}

/** Dismisses the notification of a type for a user; repeating it is not an error. */
export async function dismiss(db: Database, userId: string, type: string): Promise<void> {
  await db
    .insertInto('notification_dismissal')
    .values({ user_id: userId, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
