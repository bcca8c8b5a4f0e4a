import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The people of a document, each with the name under which lists show them. Without a number there is no client. */
const peopleOf = (row: string) => `
  json_array_elements(case json_typeof(${row}.document->'clients') when 'array' then ${row}.document->'clients'
    else '[]' end) as person
  cross join lateral (select coalesce(
    nullif(trim(person->>'fullName'), ''),
    nullif(trim(concat_ws(' ', person->>'firstName', person->>'middleName', person->>'lastName',
      person->>'suffixName')), ''),
    trim(person->>'displayName'), '') as name) as named
  where coalesce(person->>'ipn', '') <> ''`

const columns = 'case_id, ipn, name, search_name, co_code, co_type, contract_no, shown_no, agency_nos, agent_nos'

const addFrom = (row: string, caseId: string) => `
  insert into client_contract (${columns})
  select ${caseId}, person->>'ipn', name, fold_name(name), ${row}.co_code, ${row}.co_type, ${row}.contract_no,
    coalesce(${row}.document->'contract'->>'contractNo', ${row}.contract_no), ${row}.agency_nos, ${row}.agent_nos
  from ${row} cross join lateral ${peopleOf(row)}`

const trigger = (name: string, when: string, table: string, rows: string, action: string) =>
  `create trigger ${name} after ${when} on ${table} ${rows} for each statement execute function ${action}()`

const action = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`

/** Triggers run in the order of their names: an update first removes and then adds. */
const follow = (table: string, prefix: string) => [
  trigger('clients_1_remove', 'delete', table, 'referencing old table as removed', `${prefix}_remove_clients`),
  trigger('clients_1_update', 'update', table, 'referencing old table as removed', `${prefix}_remove_clients`),
  trigger('clients_2_add', 'insert', table, 'referencing new table as added', `${prefix}_add_clients`),
  trigger('clients_2_update', 'update', table, 'referencing new table as added', `${prefix}_add_clients`),
  trigger('clients_truncate', 'truncate', table, '', `${prefix}_truncate_clients`),
]

const statements = [
  `create table client (
    ipn text primary key,
    birth_date date,
    email text,
    phone text,
    address text
  )`,
  `create table client_contract (
    id bigint generated always as identity primary key,
    case_id bigint,
    ipn text not null,
    name text not null,
    search_name text not null,
    co_code text not null,
    co_type text not null,
    contract_no text not null,
    shown_no text not null,
    agency_nos text[] not null,
    agent_nos text[] not null
  )`,
  `create index client_contract_ipn on client_contract (ipn)`,
  `create index client_contract_case on client_contract (case_id)`,
  `create index client_contract_contract on client_contract (contract_no, co_code, co_type)`,
  `create index client_contract_agency on client_contract using gin (agency_nos)`,
  `create function fold_name(value text) returns text language sql immutable parallel safe as $$
    select translate(lower(regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'łøđ’', 'lod''')
  $$`,
  action('case_remove_clients', 'delete from client_contract where case_id in (select id from removed)'),
  action('case_add_clients', addFrom('added', 'added.id')),
  action('case_truncate_clients', 'delete from client_contract where case_id is not null'),
  action(
    'inforce_remove_clients',
    `delete from client_contract where case_id is null
      and (contract_no, co_code, co_type) in (select contract_no, co_code, co_type from removed)`,
  ),
  action('inforce_add_clients', addFrom('added', 'null')),
  action('inforce_truncate_clients', 'delete from client_contract where case_id is null'),
  ...follow('new_business_case', 'case'),
  ...follow('inforce_contract', 'inforce'),
  addFrom('new_business_case', 'new_business_case.id'),
  addFrom('inforce_contract', 'null'),
]

/**
 * The people on cases and contracts in force, so that they can be found by name and number. Reading all the documents for
 * a search would take too long, so triggers copy the searched fields whenever a document changes.
 */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
