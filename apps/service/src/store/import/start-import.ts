import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/database.ts'

/** An arbitrary number for the advisory lock: only one file is imported at a time, whichever process receives it. */
const importLock = 4_300_004_301

/**
 * Waits for a running import, lets the statements of this one take longer than those of users, and marks the point to
 * which it can be taken back.
 */
export async function startImport(transaction: DatabaseTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction)
  await sql`savepoint import_file`.execute(transaction)
}

export async function keepImport(transaction: DatabaseTransaction): Promise<void> {
  await sql`release savepoint import_file`.execute(transaction)
}

export async function takeBackImport(transaction: DatabaseTransaction): Promise<void> {
  await sql`rollback to savepoint import_file`.execute(transaction)
}
