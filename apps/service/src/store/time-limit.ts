import { sql } from 'kysely'
import { errorCode } from '../errors.ts'
import { HttpError } from '../http/failure.ts'
import type { Database } from './database/database.ts'

const seconds = 3
const queryCanceled = '57014'

/**
 * Runs a search that may have to read a whole table, and ends it before it slows others.
 * @throws {HttpError} 503 when the search takes longer than three seconds
 */
export async function withTimeLimit<T>(db: Database, search: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql.raw(`set local statement_timeout = '${seconds}s'`).execute(transaction)
      return search(transaction)
    })
  } catch (error) {
    if (errorCode(error) !== queryCanceled) throw error
    throw new HttpError(503, 'The search took too long. Type more of the name or number.', { cause: error })
  }
}
