import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the meanings of the insurer's status words; each word stands there once, in small letters. */
export const migration: Migration = {
  async up(db) {
    await sql`create table status_word (
      kind text not null,
      word text not null,
      meaning text not null,
      turn text,
      primary key (kind, word)
    )`.execute(db)
  },
}
