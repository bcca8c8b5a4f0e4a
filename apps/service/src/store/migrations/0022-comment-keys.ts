import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table requirement_answer add column request_key text`,
  `create unique index requirement_answer_request_key on requirement_answer (user_id, request_key)`,
]

/** The key of a comment, so that one that is sent twice is stored once. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
