import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One function for both searches folds accents, letter case and apostrophes; it replaces fold_name. */
export const migration: Migration = {
  async up(db) {
    await sql`create or replace function fold_search_text(value text) returns text
      language sql immutable parallel safe as $$
        select translate(
          lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđ‘’', 'lod''''')
      $$`.execute(db)
    await sql`do $$ begin
      execute replace(pg_get_functiondef('case_add_clients'::regproc), 'fold_name', 'fold_search_text');
      execute replace(pg_get_functiondef('inforce_add_clients'::regproc), 'fold_name', 'fold_search_text');
    end $$`.execute(db)
    await sql`drop function fold_name`.execute(db)
    await sql`update client_contract set search_name = fold_search_text(name)
      where search_name <> fold_search_text(name)`.execute(db)
    await sql`update illustration_policy
      set search_text = fold_search_text(concat_ws(' ', client_name, contract_no))
      where search_text <> fold_search_text(concat_ws(' ', client_name, contract_no))`.execute(db)
  },
}
