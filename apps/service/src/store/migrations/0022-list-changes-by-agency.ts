import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const tables = ['new_business_case', 'inforce_alert']

const note = (name: string, changed: string) =>
  `create function ${name}() returns trigger language plpgsql as $$
  begin
    insert into agency_list_change (table_name, agency_no)
    select distinct tg_table_name, agency_no from (${changed}) as changed, unnest(agency_nos) as agency_no;
    return null;
  end $$`

const follow = (table: string) => [
  `create trigger note_agencies_insert after insert on ${table} referencing new table as added
    for each statement execute function note_added_agencies()`,
  `create trigger note_agencies_update after update on ${table} referencing old table as removed new table as added
    for each statement execute function note_changed_agencies()`,
  `create trigger note_agencies_delete after delete on ${table} referencing old table as removed
    for each statement execute function note_removed_agencies()`,
  `create trigger note_agencies_truncate after truncate on ${table}
    for each statement execute function note_every_agency()`,
]

/**
 * Records the agencies of every change to the tables behind long lists, so that a list stays as it is while another
 * agency's rows change. The version before reads `list_change`, which the version after may remove.
 */
const statements = [
  `create table agency_list_change (
    id bigint generated always as identity primary key,
    table_name text not null,
    agency_no text not null
  )`,
  `create index agency_list_change_agency on agency_list_change (table_name, agency_no, id)`,
  note('note_added_agencies', 'select agency_nos from added'),
  note('note_removed_agencies', 'select agency_nos from removed'),
  note('note_changed_agencies', 'select agency_nos from removed union all select agency_nos from added'),
  `create function note_every_agency() returns trigger language plpgsql as $$
  begin
    insert into agency_list_change (table_name, agency_no)
    select distinct table_name, agency_no from agency_list_change where table_name = tg_table_name;
    return null;
  end $$`,
  ...tables.flatMap(follow),
  ...tables.map(
    (table) => `insert into agency_list_change (table_name, agency_no)
      select distinct '${table}', agency_no from ${table}, unnest(agency_nos) as agency_no`,
  ),
]

export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
