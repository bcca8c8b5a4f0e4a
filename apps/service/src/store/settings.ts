import { sql } from 'kysely'
import type { Database } from './database/database.ts'

/** Asks the database for an answer. @throws {Error} if it gives none */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

/** A stored setting; undefined when it was never set. */
export async function readSetting(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Stores a setting unless it exists; of two services that start together, one wins. */
export async function setOnce(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
