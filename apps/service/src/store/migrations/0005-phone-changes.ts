import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statement = `create table phone_change (
  user_id text primary key references account on delete cascade,
  id_hash text not null,
  phone_number text not null,
  method text not null,
  code_hash text not null,
  code_expires_at timestamptz not null,
  tries_left integer not null
)`

/** New mobile phones that wait for their code: one a user at most. */
export const migration: Migration = {
  async up(db) {
    await sql.raw(statement).execute(db)
  },
}
