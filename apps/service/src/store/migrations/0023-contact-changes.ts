import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The confirmed address while that of the profile is not, empty for none; null while that of the profile counts.
  `alter table account add column contact_email text`,
  `create index account_contact_email on account (lower(contact_email)) where contact_email is not null`,
  `create table contact_change (
    id bigint generated always as identity primary key,
    user_id text not null references account on delete cascade,
    kind text not null,
    old_value text not null,
    new_value text not null,
    undo_hash text not null unique,
    confirm_hash text unique,
    changed_at timestamptz not null,
    confirmed_at timestamptz,
    undone_at timestamptz
  )`,
  `create index contact_change_user on contact_change (user_id, kind)`,
]

/** Changes of email addresses, which count once they are confirmed, and of mobile phones. Both can be undone. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
