import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the turns of processes to merge documents, by machine. */
export const migration: Migration = {
  async up(db) {
    await sql`create table running_merge (
      machine text primary key,
      holder uuid not null,
      seen_at timestamptz not null default now()
    )`.execute(db)
  },
}
