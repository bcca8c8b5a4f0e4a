import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** The query builder; the same for the embedded database and a PostgreSQL server, in a transaction or not. */
export type Database = Kysely<Tables>
/** The query builder inside an open transaction. */
export type DatabaseTransaction = Transaction<Tables>

export interface OpenDatabase {
  readonly db: Database
  /** The location of the data, for messages; without a password. */
  readonly place: string
  /** Finishes running queries, closes, and releases the data folder. */
  readonly close: () => Promise<void>
}
