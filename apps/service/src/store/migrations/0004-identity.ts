import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table identity_record (
    model text not null,
    id text not null,
    payload jsonb not null,
    uid text,
    grant_id text,
    consumed_at timestamptz,
    expires_at timestamptz,
    primary key (model, id)
  )`,
  `create index identity_record_uid on identity_record (model, uid)`,
  `create index identity_record_grant on identity_record (grant_id)`,
]

/** The state of the identity provider: its sessions, grants, codes and tokens. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
