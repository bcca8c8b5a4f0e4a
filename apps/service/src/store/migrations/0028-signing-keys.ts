import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The secrets that sign session tokens, by the key id that a token carries; the one without an end signs. */
export const migration: Migration = {
  async up(db) {
    await sql`create table signing_key (
      id text primary key,
      secret text not null,
      created_at timestamptz not null default now(),
      ends_at timestamptz
    )`.execute(db)
    await sql`create unique index signing_key_signs on signing_key ((true)) where ends_at is null`.execute(db)
  },
}
