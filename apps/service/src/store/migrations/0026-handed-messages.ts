import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Messages that were handed to the mail server, which may have them although it couldn't say so. */
export const migration: Migration = {
  async up(db) {
    await sql`create index outbox_handed on outbox (next_try_at) where state = 'handed'`.execute(db)
  },
}
