import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table illustration_request add column notified_seen_at timestamptz`,
  `create index illustration_request_notified on illustration_request (notified_user_id, id desc)`,
]

/** The person who is notified of an illustration finds it in their requests, too, and sees it in their own time. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
