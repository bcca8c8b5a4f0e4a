// @vitest-environment node
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { StartupError } from '../errors.ts'
import { describeDatabase } from '../testing/database-contract.ts'
import { openEmptyDatabase } from '../testing/memory-database.ts'
import { migrate } from './migrate.ts'

describeDatabase('the embedded database', openEmptyDatabase)

test('a schema of a newer version is refused, and so are tables of something else', async () => {
  const { db, close } = await openEmptyDatabase()
  await sql`create table account (id integer)`.execute(db)
  await expect(migrate(db)).rejects.toThrow(StartupError)
  await expect(migrate(db)).rejects.toThrow('The database holds tables of something else')
  await sql`drop table account`.execute(db)
  await migrate(db)
  await sql`insert into producer_portal_migration (name, timestamp) values ('9999-later', '')`.execute(db)
  await expect(migrate(db)).rejects.toThrow(
    'The database was made by a newer version of this service (9999-later is unknown here)',
  )
  await close()
})
