import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // A sign-in that waits for its code ends with every session of the account, so it needs the same generation.
  `delete from pending_sign_in`,
  `alter table pending_sign_in add column generation integer not null`,
  `create index identity_record_account on identity_record ((payload->>'accountId'))`,
  `alter table device
    add column id bigint generated always as identity,
    add column name text not null default 'Unknown device',
    add column remembered_at timestamptz not null default now()`,
  `create table used_identity_token (token_hash text primary key, expires_at timestamptz not null)`,
  `alter table account
    add column wrong_codes integer not null default 0,
    add column wrong_codes_since timestamptz`,
  `create table known_device (
    token_hash text not null,
    user_id text not null references account on delete cascade,
    expires_at timestamptz not null,
    primary key (token_hash, user_id)
  )`,
]

/**
 * The protection of signing in: which generation a pending sign-in belongs to, which identity tokens were taken, how
 * many codes were wrong, which devices an account signed in on before, and what the remembered ones are called.
 */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
