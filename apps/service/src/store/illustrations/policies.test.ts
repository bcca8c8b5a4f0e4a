import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '../../testing/memory-database.ts'
import { openTestService } from '../../testing/test-service.ts'
import type { Database } from '../database/database.ts'
import { migrations } from '../migrate.ts'

const createMigrator = (db: Database) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
const readPolicies = (db: Database) => db.selectFrom('illustration_policy').selectAll().orderBy('contract_no').execute()

test('a database from before illustrations gets the policies of its contracts', async () => {
  const service = await openTestService()
  const expected = await readPolicies(service.services.db)
  expect(expected.length).toBeGreaterThan(300)
  expect(expected.filter((policy) => !policy.is_in_force).length).toBeGreaterThan(30)
  const earlier = await openEmptyDatabase()
  await createMigrator(earlier.db).migrateTo('0014-clients')
  for (const table of ['inforce_contract', 'inforce_alert']) {
    const { rows } = await sql<{ row: string }>`
      select to_json(stored)::text as row from ${sql.table(table)} as stored`.execute(service.services.db)
    await sql`insert into ${sql.table(table)} overriding system value
      select (json_populate_record(null::${sql.table(table)}, row::json)).*
      from unnest(array[${sql.join(rows.map(({ row }) => row))}]) as row`.execute(earlier.db)
  }
  const { error } = await createMigrator(earlier.db).migrateToLatest()
  expect(error).toBeUndefined()
  expect(await readPolicies(earlier.db)).toEqual(expected)
  await earlier.close()
  await service.close()
})

test('both searches find a name without its accents, also one from before they shared a function', async () => {
  const { db, close } = await openEmptyDatabase()
  const document = JSON.stringify({ clients: [{ ipn: '1', fullName: 'Jørgen Łukasz O‘Neíl' }] })
  const addContract = (contractNo: string) =>
    sql`insert into inforce_contract (contract_no, co_code, co_type, agency_nos, agent_nos, document)
      values (${contractNo}, '01', 'L', '{}', '{}', ${document})`.execute(db)
  await createMigrator(db).migrateTo('0017-issued-figures')
  await addContract('7000000001')
  const { error } = await createMigrator(db).migrateToLatest()
  expect(error).toBeUndefined()
  await addContract('7000000002')
  const clients = await sql`select search_name from client_contract order by contract_no`.execute(db)
  const folded = "jorgen lukasz o'neil"
  const forms = [folded, "joergen lukasz o'neil", '|JORGENLUKASZONEIL|LUKASZONEIL|ONEIL'].join('\n')
  expect(clients.rows).toEqual([{ search_name: forms }, { search_name: forms }])
  const policies = await sql`select split_part(search_text, E'\n', 1) as folded
    from illustration_policy order by contract_no`.execute(db)
  expect(policies.rows).toEqual([{ folded: `${folded} 7000000001` }, { folded: `${folded} 7000000002` }])
  await close()
})
