import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { openEmptyDatabase } from '../testing/memory-database.ts'
import { findBreaks, readSchema } from '../testing/schema-breaks.ts'
import { migrations, requiredMigration } from './migrate.ts'

async function openAt(name: string) {
  const { db, close } = await openEmptyDatabase()
  onTestFinished(close)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  await migrator.migrateTo(name)
  return { db, migrator, before: await readSchema(db) }
}

// Processes of the version before work on while a newer one migrates, and it can be started again.
test('what versions since the required migration read, write and call is still there', async () => {
  const { db, migrator, before } = await openAt(requiredMigration)
  expect(before.columns.size).toBeGreaterThan(100)
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
  expect(findBreaks(before, await readSchema(db))).toEqual([])
})

test('a migration that takes something away, or asks for more, is found', async () => {
  const { db } = await openAt(requiredMigration)
  await sql`create function called() returns integer language sql as 'select 1'`.execute(db)
  const before = await readSchema(db)
  for (const statement of [
    'create table added (id integer primary key, word text not null unique)',
    'alter table setting add column note text unique',
    'alter table agency add column region text not null',
    'alter table outbox rename column code to passcode',
    'alter table member alter column agency_no type varchar',
    'alter table setting add constraint short check (length(value) < 10)',
    'create unique index one_mail on outbox (user_id)',
    'alter table account alter column session_generation drop default',
    'drop function called',
  ])
    await sql.raw(statement).execute(db)
  expect(findBreaks(before, await readSchema(db))).toMatchInlineSnapshot(`
    [
      "outbox.code is gone",
      "member.agency_no is varchar, no longer text",
      "account.session_generation is no longer filled by itself",
      "agency.region is new and must be given",
      "called() is gone",
      "there is a new rule: setting CHECK ((length(value) < 10))",
      "there is a new rule: CREATE UNIQUE INDEX one_mail ON public.outbox USING btree (user_id)",
    ]
  `)
})
