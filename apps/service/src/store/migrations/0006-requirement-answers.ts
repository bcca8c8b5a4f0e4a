import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table requirement_answer (
    id text primary key,
    co_code text not null,
    co_type text not null,
    contract_no text not null,
    requirement_id text not null,
    user_id text not null,
    answered_at timestamptz not null,
    comment text,
    file_names jsonb,
    pages integer,
    bytes integer,
    check ((comment is null) <> (file_names is null))
  )`,
  `create index requirement_answer_requirement on requirement_answer (contract_no, requirement_id)`,
]

/** The answers of producers to requirements: comments, and the documents that lie in the data folder by their id. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
