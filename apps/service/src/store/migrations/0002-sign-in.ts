import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The records of sign-in: attempts, pending second factors, remembered devices, ended sessions, sent codes. */
const statements = [
  `create table revoked_session (session_id text primary key, expires_at timestamptz not null)`,
  `create table sign_in_attempt (
    id bigint generated always as identity primary key,
    key text not null,
    attempted_at timestamptz not null
  )`,
  `create index sign_in_attempt_key on sign_in_attempt (key, attempted_at)`,
  `create table pending_sign_in (
    id_hash text primary key,
    user_id text not null references account on delete cascade,
    expires_at timestamptz not null,
    method text,
    code_hash text,
    code_expires_at timestamptz,
    tries_left integer not null,
    codes_sent integer not null default 0
  )`,
  `create table device (
    token_hash text primary key,
    user_id text not null references account on delete cascade,
    expires_at timestamptz not null
  )`,
  `create table outbox (
    id bigint generated always as identity primary key,
    user_id text not null references account on delete cascade,
    kind text not null,
    sent_to text not null,
    body text not null,
    code text,
    link text,
    sent_at timestamptz not null default now()
  )`,
  `create index outbox_user on outbox (user_id, id desc)`,
]

export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
