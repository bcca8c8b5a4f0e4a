import { sql } from 'kysely'
import { errorCode } from '../errors.ts'
import type { Database } from './database/database.ts'

const seconds = 3
const queryCanceled = '57014'

/**
 * Runs a search that may have to read a whole table, and ends it before it slows others.
 * @returns null when it takes longer than three seconds
 */
export async function withTimeLimit<T extends object>(
  db: Database,
  search: (db: Database) => Promise<T>,
): Promise<T | null> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql.raw(`set local statement_timeout = '${seconds}s'`).execute(transaction)
      return search(transaction)
    })
  } catch (error) {
    if (errorCode(error) === queryCanceled) return null
    throw error
  }
}
