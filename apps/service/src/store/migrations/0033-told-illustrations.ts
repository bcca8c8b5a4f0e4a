import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table illustration_request add column told_at timestamptz`,
  `create index illustration_request_not_told on illustration_request (id)
    where closed_at is null and taken_at is null and told_at is null`,
]

/** The time at which the systems of the home office were told of a request. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
