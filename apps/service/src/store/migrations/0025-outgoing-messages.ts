import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table outbox
    add column message_id uuid not null default gen_random_uuid(),
    add column subject text not null default '',
    add column state text not null default 'sent',
    add column tries integer not null default 0,
    add column next_try_at timestamptz,
    add column expires_at timestamptz,
    add column failure text`,
  `create index outbox_due on outbox (next_try_at) where state = 'waiting'`,
  `create index outbox_failed on outbox (id desc) where state = 'failed'`,
]

/** Messages wait in the outbox until they are sent. Messages that the version before puts there are sent already. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
