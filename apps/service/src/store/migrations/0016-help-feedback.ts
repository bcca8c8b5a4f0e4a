import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Users' feedback on the help pages: one answer for each user and page. */
export const migration: Migration = {
  async up(db) {
    await sql`create table help_feedback (
      user_id text not null references account on delete cascade,
      page text not null,
      is_helpful boolean not null,
      comment text not null,
      answered_at timestamptz not null,
      primary key (user_id, page)
    )`.execute(db)
  },
}
