import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table session (
    id text primary key,
    user_id text not null references account on delete cascade,
    started_at timestamptz not null,
    proved_at timestamptz,
    code_hash text,
    code_method text,
    code_expires_at timestamptz,
    code_tries_left integer not null default 0
  )`,
  `create index session_started_at on session (started_at)`,
]

/** Sessions: when each started, and when its user last proved who they are. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
