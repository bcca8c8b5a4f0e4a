import type { AlertTypeValue, ColumnPreference } from '@producer-portal/domain/column-settings'
import { savedColumnSchema } from '@producer-portal/domain/column-settings'
import * as v from 'valibot'
import type { Database } from './database/database.ts'

/** The saved columns of a list; none when the user never saved any. */
export async function readColumns(db: Database, userId: string, list: AlertTypeValue) {
  const row = await db
    .selectFrom('column_preference')
    .select('columns')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()
  return row === undefined ? [] : v.parse(v.array(savedColumnSchema), row.columns)
}

/** Saves the columns of a list in place of those before. */
export async function saveColumns(
  db: Database,
  userId: string,
  list: AlertTypeValue,
  columns: readonly ColumnPreference[],
): Promise<void> {
  const saved = JSON.stringify(columns)
  await db
    .insertInto('column_preference')
    .values({ user_id: userId, list, columns: saved })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ columns: saved }))
    .execute()
}

/** Forgets the saved columns of a list. */
export async function clearColumns(db: Database, userId: string, list: AlertTypeValue): Promise<void> {
  await db.deleteFrom('column_preference').where('user_id', '=', userId).where('list', '=', list).execute()
}
