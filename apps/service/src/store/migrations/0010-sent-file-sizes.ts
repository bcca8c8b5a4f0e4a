import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The size of each sent file, in the order of the names; files sent before have none. */
export const migration: Migration = {
  async up(db) {
    await sql.raw('alter table requirement_answer add column file_sizes jsonb').execute(db)
  },
}
