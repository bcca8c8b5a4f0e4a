import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../../errors.ts'
import { processLog } from '../../log.ts'
import type { Database, DatabaseTransaction } from './database.ts'

/** PostgreSQL broke a transaction off because it met another: a serialization failure, or a deadlock. */
const conflicts = ['40001', '40P01']
const mostTries = 4
const pauseMs = 20

/**
 * Runs work in a transaction. One that PostgreSQL broke off because it met another has changed nothing, and is run again
 * from its start, three times at most.
 * @param work leaves nothing outside the database that a second run would double
 */
export async function inTransaction<Value>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<Value>,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = errorCode(error)
      if (tries === mostTries || !conflicts.includes(code)) throw error
      processLog.event('transaction run again', { code, tries })
      // Both would meet again at once
      await sleep(pauseMs * 2 ** tries * (0.5 + Math.random()))
    }
  }
}
