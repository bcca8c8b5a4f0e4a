import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table requirement_answer
    add column case_id text,
    add column shown_at timestamptz,
    add column is_shown boolean not null default true`,
  `create index requirement_answer_waiting on requirement_answer (shown_at) where not is_shown`,
]

/** When an answer shows in the requirement's status; those kept before did so at once. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
