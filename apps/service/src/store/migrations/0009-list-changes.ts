import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Records every change to the tables behind long lists, so that an unchanged list isn't read again. A row per change
 * rather than a counter: a long import of new cases would lock a counter for everyone.
 */
const statements = [
  `create table list_change (
    id bigint generated always as identity primary key,
    table_name text not null
  )`,
  `create index list_change_table on list_change (table_name, id)`,
  `create function note_list_change() returns trigger language plpgsql as $$
  begin
    insert into list_change (table_name) values (tg_table_name);
    return null;
  end $$`,
  ...['new_business_case', 'inforce_alert'].map(
    (table) => `create trigger note_list_change after insert or update or delete or truncate on ${table}
      for each statement execute function note_list_change()`,
  ),
]

export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
