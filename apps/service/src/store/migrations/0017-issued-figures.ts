import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The figures of cases that the leaderboard adds up, so that it need not read whole documents. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table new_business_case
      add column face_amount float8 generated always as ((document->>'faceAmount')::float8) stored,
      add column target_premium float8 generated always as ((document->>'targetPremium')::float8) stored`.execute(db)
    await sql`create index new_business_case_list on new_business_case (list)`.execute(db)
  },
}
