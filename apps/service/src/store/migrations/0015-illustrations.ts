import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table illustration_policy (
    contract_no text not null,
    co_code text not null,
    co_type text not null,
    policy_no text not null,
    agency_nos text[] not null,
    agent_nos text[] not null,
    client_name text,
    birth_date date,
    product_type text,
    is_in_force boolean not null,
    search_text text not null,
    primary key (contract_no, co_code, co_type),
    foreign key (contract_no, co_code, co_type) references inforce_contract on delete cascade
  )`,
  `create index illustration_policy_agent on illustration_policy using gin (agent_nos)`,
  // Contracts of databases from before. Their search text keeps letters such as Ø in upper case on some servers.
  `insert into illustration_policy
    select contract_no, co_code, co_type, document->'contract'->>'contractNo', agency_nos, agent_nos, names, null,
      coalesce(document->>'productName', document->'contract'->>'productName'),
      not exists (
        select from inforce_alert as alert
        where alert.contract_no = each.contract_no and (
          alert.document->>'alertType' = 'Term'
          or alert.document->>'policyStatus' in ('Terminated', 'Lapsed', 'Surrendered')
        )
      ),
      lower(regexp_replace(normalize(concat_ws(' ', names, contract_no), nfd), '[\\u0300-\\u036f]', '', 'g'))
    from inforce_contract as each, lateral (
      select string_agg(client->>'fullName', ', ') as names from json_array_elements(document->'clients') as client
    ) as clients`,
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

/** The policies that illustrations can be requested for, and the requests. */
export const illustrations: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
