import * as v from 'valibot'
import type { Database } from './database/database.ts'

const idsSchema = v.array(v.union([v.string(), v.number()]))

/** The ids of the user's chosen links, in order; null when none were ever saved. */
export async function readQuickLinkIds(db: Database, userId: string): Promise<(string | number)[] | null> {
  const row = await db
    .selectFrom('quick_link_selection')
    .select('selection')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : v.parse(idsSchema, row.selection)
}

/** Replaces a user's choice. */
export async function saveQuickLinkIds(db: Database, userId: string, ids: readonly (string | number)[]): Promise<void> {
  const selection = JSON.stringify(ids)
  await db
    .insertInto('quick_link_selection')
    .values({ user_id: userId, selection })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ selection }))
    .execute()
}
