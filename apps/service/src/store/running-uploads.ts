import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'

/** Uploads in progress need disk space, so each account may have this many at the same time. */
const mostUploads = 6
/** An upload that its process has not confirmed for so long counts no longer: the process was killed, or is very busy. */
const countsFor = sql.lit('30 seconds')
/** One that nobody has confirmed for so long is forgotten. */
const lostAfter = sql.lit('3 minutes')

/** The uploads under way in this process. */
const own = new Set<string>()

/**
 * Begins an upload of an account, counted over all processes of the database.
 * @returns ends it; null when the account has six under way
 */
export async function beginUpload(db: Database, userId: string): Promise<(() => Promise<void>) | null> {
  const id = randomUUID()
  const hasBegun = await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`upload ${userId}`}))`.execute(transaction)
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('running_upload')
      .columns(['id', 'user_id'])
      .expression(
        sql`select ${id}::uuid, ${userId}
          where (select count(*) from running_upload
            where user_id = ${userId} and seen_at > now() - interval ${countsFor}) < ${mostUploads}`,
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  })
  if (!hasBegun) return null
  own.add(id)
  return async () => {
    own.delete(id)
    await db.deleteFrom('running_upload').where('id', '=', id).execute()
  }
}

/** Confirms the uploads of this process. Call it every ten seconds. */
export async function confirmUploads(db: Database): Promise<void> {
  if (own.size === 0) return
  await db
    .updateTable('running_upload')
    .set({ seen_at: sql`now()` })
    .where('id', 'in', [...own])
    .execute()
}

/** Forgets the uploads and merges of processes that have ended. */
export async function forgetLostUploads(db: Database): Promise<void> {
  await sql`delete from running_upload where seen_at < now() - interval ${lostAfter}`.execute(db)
  await sql`delete from running_merge where seen_at < now() - interval ${lostAfter}`.execute(db)
}

/** Forgets every upload and merge: when a process starts that no other one can share the database with. */
export async function forgetUploads(db: Database): Promise<void> {
  await db.deleteFrom('running_upload').execute()
  await db.deleteFrom('running_merge').execute()
}
