import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The applications at the time of this migration, system and role joined. */
const accessCodes = ['NBC01', 'NBC02', 'INF01', 'INF02', 'CMP01', 'CMP02', 'ILL01', 'MKT01']

/**
 * Managers of agencies, information shared with people, agents that are assigned to them, whose access is suspended,
 * and every change of that. An item that is no longer shared stays with the time of its last change, so that a save
 * that doesn't know of it is noticed.
 */
const statements = [
  `create table managed_agency (
    user_id text not null references account on delete cascade,
    agency_no text not null references agency,
    primary key (user_id, agency_no)
  )`,
  `alter table member
    add column is_suspended boolean not null default false,
    add column access_first_updated_at timestamptz,
    add column access_updated_at timestamptz`,
  `create index member_agency on member (agency_no)`,
  `create index member_agent on member (agent_no)`,
  `create table access_item (
    user_id text not null references member on delete cascade,
    agency_no text not null references agency,
    agent_no text,
    access_code text not null,
    is_shared boolean not null,
    changed_by text not null,
    changed_at timestamptz not null
  )`,
  `create unique index access_item_key on access_item (user_id, agency_no, coalesce(agent_no, ''), access_code)`,
  `create table assigned_agent (
    user_id text not null references member on delete cascade,
    agency_no text not null references agency,
    agent_no text not null,
    access_code text not null,
    is_assigned boolean not null,
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (user_id, access_code, agent_no)
  )`,
  `create table access_change (
    id bigint generated always as identity primary key,
    changed_at timestamptz not null,
    changed_by text not null,
    user_id text not null,
    agency_no text not null,
    agent_no text,
    kind text not null,
    details jsonb not null
  )`,
  `create index access_change_user on access_change (user_id, id desc)`,
  // Until now office staff saw the business of their agency, and they keep it.
  `insert into access_item (user_id, agency_no, access_code, is_shared, changed_by, changed_at)
    select user_id, account.agency_no, access_code, true, 'migration', now()
    from account join member using (user_id), unnest(array['${accessCodes.join("', '")}']) as access_code
    where 'Staff' = any (string_to_array(audience, ',')) and account.agency_no is not null`,
]

export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
