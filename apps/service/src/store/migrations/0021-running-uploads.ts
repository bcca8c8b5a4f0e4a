import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The uploads under way in every process, so that an account's limit counts them all. */
export const migration: Migration = {
  async up(db) {
    await sql`create table running_upload (
      id uuid primary key,
      user_id text not null,
      seen_at timestamptz not null default now()
    )`.execute(db)
    await sql`create index running_upload_user on running_upload (user_id)`.execute(db)
  },
}
