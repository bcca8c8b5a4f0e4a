import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { StartupError } from '../errors.ts'
import { describeDatabase } from '../testing/database-contract.ts'
import { openEmptyDatabase } from '../testing/memory-database.ts'
import { migrate } from './migrate.ts'

describeDatabase('the embedded database', openEmptyDatabase)

test('tables of something else are refused', async () => {
  const { db, close } = await openEmptyDatabase()
  await sql`create table account (id integer)`.execute(db)
  await expect(migrate(db)).rejects.toThrow(StartupError)
  await expect(migrate(db)).rejects.toThrow('The database holds tables of something else')
  await close()
})

test('a schema of a newer version is used, unless that version left this one behind', async () => {
  const { db, close } = await openEmptyDatabase()
  await migrate(db)
  await sql`insert into producer_portal_migration (name, timestamp) values ('9999-later', '')`.execute(db)
  await expect(migrate(db)).resolves.toBeUndefined()
  await sql`update setting set value = '9999-later' where name = 'required-migration'`.execute(db)
  await expect(migrate(db)).rejects.toThrow(
    'The database was made by a newer version of this service (9999-later is unknown here)',
  )
  await close()
})
