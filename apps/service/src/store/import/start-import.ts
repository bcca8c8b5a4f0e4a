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

/** Makes room for the keys of a file whose rows replace others, until the transaction ends. */
export async function startReplacing(transaction: DatabaseTransaction): Promise<void> {
  await sql`create temp table if not exists imported_key (key text primary key) on commit drop`.execute(transaction)
  await sql`truncate imported_key`.execute(transaction)
}

/** Notes keys of rows that the file has, whatever becomes of them. */
export async function noteKeys(transaction: DatabaseTransaction, keys: readonly string[]): Promise<void> {
  await sql`insert into imported_key select unnest(${keys}::text[]) on conflict do nothing`.execute(transaction)
}

export async function keepImport(transaction: DatabaseTransaction): Promise<void> {
  await sql`release savepoint import_file`.execute(transaction)
}

export async function takeBackImport(transaction: DatabaseTransaction): Promise<void> {
  await sql`rollback to savepoint import_file`.execute(transaction)
}
