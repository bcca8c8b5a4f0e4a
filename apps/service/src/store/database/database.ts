import type { PGlite } from '@electric-sql/pglite'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** The query builder; the same for the embedded database and a PostgreSQL server, in a transaction or not. */
export type Database = Kysely<Tables>
/** The query builder inside an open transaction. */
export type DatabaseTransaction = Transaction<Tables>

/** The way to the same database for the jobs: the address of the server, or the embedded database itself. */
export type JobStore = { readonly address: string } | { readonly pglite: PGlite }

export interface OpenDatabase {
  readonly db: Database
  /** The location of the data, for messages; without a password. */
  readonly place: string
  readonly jobStore: JobStore
  /** Finishes running queries, closes, and releases the data folder. */
  readonly close: () => Promise<void>
}
