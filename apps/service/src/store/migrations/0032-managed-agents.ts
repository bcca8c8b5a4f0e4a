import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How many agents each of the people of an agency manages is read from an index in place of all assignments. */
export const migration: Migration = {
  async up(db) {
    await sql`create index assigned_agent_managed on assigned_agent (user_id, agent_no) where is_assigned`.execute(db)
  },
}
