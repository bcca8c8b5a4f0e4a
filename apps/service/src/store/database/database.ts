import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** The queries' handle; the same for the embedded database and a PostgreSQL server, in a transaction or not. */
export type Database = Kysely<Tables>
/** A handle inside an open transaction. */
export type DatabaseTransaction = Transaction<Tables>

export interface OpenDatabase {
  readonly db: Database
  /** Where the data is, fit for a message. */
  readonly place: string
  /** Finishes what runs, closes, and gives the data folder free. */
  readonly close: () => Promise<void>
}
