import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A sign-in that waits for its code ends with every session of the account, so it needs the same generation. */
const statements = [
  `delete from pending_sign_in`,
  `alter table pending_sign_in add column generation integer not null`,
  `create index identity_record_account on identity_record ((payload->>'accountId'))`,
]

export const signInGeneration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
