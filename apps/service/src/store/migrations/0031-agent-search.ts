import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The search for agents and agencies reads an index in place of all people of all agencies. */
export const migration: Migration = {
  async up(db) {
    // A server may not have the extension: searches are the same then, and slower.
    await sql`
      do $$ begin
        create index member_name_part on member using gin (full_name gin_trgm_ops) where agent_no is not null;
        create index member_agent_part on member using gin (agent_no gin_trgm_ops) where agent_no is not null;
        create index agency_name_part on agency using gin (agency_name gin_trgm_ops);
        create index agency_number_part on agency using gin (agency_no gin_trgm_ops);
      exception when undefined_object then null;
      end $$`.execute(db)
  },
}
