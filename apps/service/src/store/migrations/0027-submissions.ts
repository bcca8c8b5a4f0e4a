import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table requirement_answer add column sha256 text, add column received_at timestamptz,
    add column told_at timestamptz`,
  `create index requirement_answer_by_time on requirement_answer (answered_at, id)`,
  `create index requirement_answer_not_received on requirement_answer (answered_at, id) where received_at is null`,
  `create index requirement_answer_not_told on requirement_answer (answered_at, id)
    where received_at is null and told_at is null`,
]

/** The checksum of a document, when the home office was told of an answer, and when it took it over. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
