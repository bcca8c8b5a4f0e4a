import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table illustration_request
    add column taken_by text,
    add column taken_by_name text,
    add column taken_at timestamptz,
    add column closed_at timestamptz,
    add column decline_reason text,
    add column document_id uuid,
    add column document_bytes integer,
    add column document_hash text`,
  `update illustration_request
    set closed_at = coalesce(ready_at, requested_at), taken_by = ':clock', taken_at = coalesce(preparing_at, requested_at)
    where document is not null`,
  `create index illustration_request_open on illustration_request (id) where closed_at is null`,
  `create index illustration_request_closed on illustration_request (closed_at) where closed_at is not null`,
  `create unique index illustration_request_document on illustration_request (document_id)`,
]

/**
 * Adds the preparer of an illustration and its outcome. New documents are in the document store; the column
 * `document` has those from before.
 */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
