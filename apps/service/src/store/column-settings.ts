import type { ContractType } from '@producer-portal/domain/cases'
import type { ColumnPreference } from '@producer-portal/domain/column-settings'
import { savedColumnSchema } from '@producer-portal/domain/column-settings'
import * as v from 'valibot'
import type { Database } from './database/database.ts'

/** The saved columns of a list; empty when the user never saved any. */
export async function readColumns(db: Database, userId: string, list: ContractType) {
  const row = await db
    .selectFrom('column_preference')
    .select('columns')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()
  return row === undefined ? [] : v.parse(v.array(savedColumnSchema), row.columns)
}

/** Replaces the saved columns of a list. */
export async function saveColumns(
  db: Database,
  userId: string,
  list: ContractType,
  columns: readonly ColumnPreference[],
): Promise<void> {
  const saved = JSON.stringify(columns)
  await db
    .insertInto('column_preference')
    .values({ user_id: userId, list, columns: saved })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ columns: saved }))
    .execute()
}

/** Deletes the saved columns of a list. */
export async function clearColumns(db: Database, userId: string, list: ContractType): Promise<void> {
  await db.deleteFrom('column_preference').where('user_id', '=', userId).where('list', '=', list).execute()
}
