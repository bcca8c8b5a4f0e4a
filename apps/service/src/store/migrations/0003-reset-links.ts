import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statement = `create table reset_link (
  token_hash text primary key,
  user_id text not null references account on delete cascade,
  expires_at timestamptz not null
)`

/** Links that set a new password. */
export const migration: Migration = {
  async up(db) {
    await sql.raw(statement).execute(db)
  },
}
