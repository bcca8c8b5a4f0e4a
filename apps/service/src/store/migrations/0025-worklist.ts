import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the reasons a case waits, so that a worklist need not read whole documents: its status in small letters, and the
 * number of its requirements that its producer must answer.
 */
export const migration: Migration = {
  async up(db) {
    await sql`alter table new_business_case
      add column case_status text generated always as (
        lower(trim(both E' \\t\\n\\r' from document->>'caseStatus'))) stored,
      add column agent_tasks integer generated always as (jsonb_array_length(jsonb_path_query_array(
        document::jsonb,
        '$.requirements[*] ? (@.orderedBy like_regex "^\\\\s*agent\\\\s*$" flag "i" &&
          @.status like_regex "^\\\\s*(ordered|required|pending missing data)\\\\s*$" flag "i")'
      ))) stored`.execute(db)
  },
}
