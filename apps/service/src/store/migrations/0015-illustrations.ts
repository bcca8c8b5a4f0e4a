import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const isInForce = (contract: string) => `not exists (
  select from inforce_alert as alert
  where alert.contract_no = ${contract}.contract_no
    and alert.document->'contract'->>'coCode' = ${contract}.co_code
    and alert.document->'contract'->>'coType' = ${contract}.co_type
    and (alert.document->>'alertType' = 'Term'
      or lower(alert.document->>'policyStatus') in ('terminated', 'lapsed', 'surrendered'))
)`

/** The people on a contract, in one line as lists show them, and the number of the first. */
const people = (contract: string) => `(
  select string_agg(name, ', ') as client_name, min(ipn) filter (where place = 1) as ipn
  from (
    select place, person->>'ipn' as ipn, coalesce(
      nullif(trim(person->>'fullName'), ''),
      nullif(trim(concat_ws(' ', person->>'firstName', person->>'middleName', person->>'lastName',
        person->>'suffixName')), ''),
      nullif(trim(person->>'displayName'), '')) as name
    from json_array_elements(case json_typeof(${contract}.document->'clients') when 'array'
      then ${contract}.document->'clients' else '[]' end) with ordinality as persons (person, place)
  ) as named
)`

const columns = [
  'contract_no',
  'co_code',
  'co_type',
  'policy_no',
  'agency_nos',
  'agent_nos',
  'ipn',
  'client_name',
  'product_type',
  'is_in_force',
  'search_text',
]

const copyFrom = (contracts: string) => `
  insert into illustration_policy (${columns.join()})
  select contract_no, co_code, co_type, coalesce(document->'contract'->>'contractNo', contract_no), agency_nos,
    agent_nos, ipn, client_name, coalesce(document->>'productName', document->'contract'->>'productName'),
    ${isInForce('contract')}, fold_search_text(concat_ws(' ', client_name, contract_no))
  from ${contracts} as contract cross join lateral ${people('contract')} as people
  on conflict (contract_no, co_code, co_type) do update
  set ${columns.map((name) => `${name} = excluded.${name}`).join()}`

const action = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`

const trigger = (table: string, event: 'insert' | 'update' | 'delete', run: string) =>
  `create trigger illustration_policies_${event} after ${event} on ${table}
    referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function ${run}()`

const statements = [
  `create table illustration_policy (
    contract_no text not null,
    co_code text not null,
    co_type text not null,
    policy_no text not null,
    agency_nos text[] not null,
    agent_nos text[] not null,
    ipn text,
    client_name text,
    product_type text,
    is_in_force boolean not null,
    search_text text not null,
    primary key (contract_no, co_code, co_type),
    foreign key (contract_no, co_code, co_type) references inforce_contract on update cascade on delete cascade
  )`,
  `create index illustration_policy_agent on illustration_policy using gin (agent_nos)`,
  // Neither accents nor capitals nor curly apostrophes make a difference.
  `create function fold_search_text(value text) returns text language sql immutable parallel safe as $$
    select translate(lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')), '‘’', '''''')
  $$`,
  action('copy_illustration_policies', copyFrom('changed')),
  action(
    'end_illustration_policies',
    `update illustration_policy as policy set is_in_force = ${isInForce('policy')}
      where contract_no in (select contract_no from changed)`,
  ),
  trigger('inforce_contract', 'insert', 'copy_illustration_policies'),
  trigger('inforce_contract', 'update', 'copy_illustration_policies'),
  trigger('inforce_alert', 'insert', 'end_illustration_policies'),
  trigger('inforce_alert', 'update', 'end_illustration_policies'),
  trigger('inforce_alert', 'delete', 'end_illustration_policies'),
  copyFrom('inforce_contract'),
  `create table illustration_request (
    id bigint generated always as identity (start with 100001) primary key,
    user_id text not null references account on delete cascade,
    request_key text,
    agency_nos text[] not null,
    agent_nos text[] not null,
    agent_name text,
    contract_no text not null,
    co_code text not null,
    co_type text not null,
    policy_no text not null,
    client_name text,
    birth_date date,
    product_type text,
    is_basic boolean not null,
    instructions text not null,
    request_date date not null,
    recipient text not null,
    notified_name text not null,
    notified_user_id text,
    notified_by text not null,
    notified_address text,
    requested_at timestamptz not null,
    preparing_at timestamptz,
    ready_at timestamptz,
    file_id uuid not null unique default gen_random_uuid(),
    document bytea,
    seen_at timestamptz,
    unique (user_id, request_key)
  )`,
  `create index illustration_request_user on illustration_request (user_id, id desc)`,
  `create index illustration_request_due on illustration_request (ready_at) where document is null`,
  // Messages also go to people without an account: to agents who never signed in, and to the home office.
  `alter table outbox drop constraint outbox_user_id_fkey`,
]

/**
 * The policies that illustrations can be requested for, and the requests. Reading whole contracts and alerts for a search
 * would take too long, so triggers copy the searched fields whenever one of them changes.
 */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
