import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table access_review (
    id bigint generated always as identity primary key,
    reviewed_at timestamptz not null,
    reviewed_by text not null,
    agency_no text not null references agency,
    user_id text not null,
    kind text not null,
    agent_no text,
    access_code text not null,
    decision text not null
  )`,
  `create index access_review_line on access_review (agency_no, user_id, access_code, id desc)`,
  `create table access_use (
    user_id text not null references member on delete cascade,
    access_code text not null,
    used_at timestamptz not null,
    primary key (user_id, access_code)
  )`,
  `create table access_template (
    id bigint generated always as identity primary key,
    user_id text not null references account on delete cascade,
    name text not null,
    access_codes text[] not null
  )`,
  `create unique index access_template_name on access_template (user_id, lower(name))`,
]

/** The reviews of access with their reviewers, when access was used, and the permission templates of users. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
