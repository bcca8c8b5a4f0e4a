import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Accounts, agencies, cases, in-force business and what users set for themselves. The documents of long lists are
 * `json`, not `jsonb`: they are sent as they are, and only `json` keeps their text.
 */
const statements = [
  `create table setting (name text primary key, value text not null)`,
  `create table agency (agency_no text primary key, agency_name text not null)`,
  `create table account (
    user_id text primary key,
    password_hash text not null,
    audience text not null,
    access text not null,
    agency_no text references agency,
    agent_no text,
    profile jsonb not null,
    second_factor jsonb,
    password_expires_on date,
    password_expires_in_days integer not null,
    contact_due_on date,
    contact_due_in_days integer not null,
    security_answer_hash text,
    unread_messages integer not null default 0,
    session_generation integer not null default 0
  )`,
  `create table member (
    user_id text primary key,
    agency_no text not null references agency,
    agent_no text,
    full_name text not null,
    document jsonb not null
  )`,
  `create table new_business_case (
    id bigint generated always as identity primary key,
    list text not null check (list in ('pending', 'issued', 'not_placed')),
    co_code text not null,
    co_type text not null,
    contract_no text not null,
    ipn text not null,
    proc_date date,
    agency_nos text[] not null,
    agent_nos text[] not null,
    document json not null
  )`,
  `create index new_business_case_agency on new_business_case using gin (agency_nos)`,
  `create index new_business_case_agent on new_business_case using gin (agent_nos)`,
  `create index new_business_case_contract on new_business_case (contract_no, co_code, co_type, ipn)`,
  `create table inforce_contract (
    co_code text not null,
    co_type text not null,
    contract_no text not null,
    agency_nos text[] not null,
    agent_nos text[] not null,
    document json not null,
    primary key (contract_no, co_code, co_type)
  )`,
  `create table inforce_alert (
    id bigint generated always as identity primary key,
    list text not null,
    contract_no text not null,
    lapse_date date,
    agency_nos text[] not null,
    agent_nos text[] not null,
    document json not null
  )`,
  `create index inforce_alert_agency on inforce_alert using gin (agency_nos)`,
  `create index inforce_alert_agent on inforce_alert using gin (agent_nos)`,
  `create index inforce_alert_contract on inforce_alert (contract_no)`,
  `create table column_preference (
    user_id text not null references account on delete cascade,
    list text not null,
    columns jsonb not null,
    primary key (user_id, list)
  )`,
  `create table quick_link_selection (
    user_id text primary key references account on delete cascade,
    selection jsonb not null
  )`,
  `create table notification_preference (
    user_id text not null references account on delete cascade,
    key text not null,
    enabled boolean not null,
    primary key (user_id, key)
  )`,
  `create table notification_dismissal (
    user_id text not null references account on delete cascade,
    type text not null,
    dismissed_at timestamptz not null default now(),
    primary key (user_id, type)
  )`,
]

export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
