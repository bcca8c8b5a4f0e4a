import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { readSettings } from '../config/settings.ts'
import { processLog } from '../log.ts'
import { createServiceApp } from '../server/create-service-app.ts'
import type { Database } from '../store/database/database.ts'
import { openServer } from '../store/database/server.ts'
import { inTransaction } from '../store/database/transaction.ts'
import { migrate } from '../store/migrate.ts'
import type { Tables } from '../store/tables.ts'
import { withTimeLimit } from '../store/time-limit.ts'
import { cheapHash } from './memory-database.ts'
import { describeDatabase } from './database-contract.ts'
import type { PostgresServer } from './postgres-server.ts'
import { startPostgres } from './postgres-server.ts'

const assign = (transaction: Database, agentNo: string) =>
  sql`insert into assigned_agent values ('ann', 'A1', ${agentNo}, 'NBC01', true, 'bob', now())`.execute(transaction)

/** The contract of a PostgreSQL server beyond the embedded database: it may be shared. */
export function describeServer(programs: string): void {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres(programs)
  })
  afterAll(() => server.stop())
  // Transactions that meet are run again, which the log tells
  beforeEach(() => void vi.spyOn(processLog, 'event').mockReturnValue())

  describeDatabase('a PostgreSQL server', async () => openServer(await server.createDatabase('contract')))

  test('a search that takes too long is ended', async () => {
    const database = await openServer(await server.createDatabase('searches'))
    await expect(withTimeLimit(database.db, (db) => sql`select pg_sleep(10)`.execute(db))).resolves.toBeNull()
    await database.close()
  })

  test('a migration may take longer than a query', async () => {
    const address = await server.createDatabase('migrations')
    const pool = new Pool({ connectionString: address, statement_timeout: 1 })
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    await expect(migrate(db)).resolves.toBeUndefined()
    await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow('statement timeout')
    await db.destroy()
  })

  test('two transactions that wait for each other both end, one after the other', async () => {
    const { db, close } = await openServer(await server.createDatabase('deadlock'))
    await sql`create table numbered (id integer primary key, sum integer not null)`.execute(db)
    await sql`insert into numbered values (1, 0), (2, 0)`.execute(db)
    const both = Promise.withResolvers<void>()
    let holding = 0
    const addTo = (...ids: readonly number[]) =>
      inTransaction(db, async (transaction) => {
        for (const id of ids) {
          await sql`update numbered set sum = sum + 1 where id = ${id}`.execute(transaction)
          holding += 1
          if (holding === 2) both.resolve()
          await both.promise
        }
      })
    await Promise.all([addTo(1, 2), addTo(2, 1)])
    const { rows } = await sql`select sum from numbered`.execute(db)
    expect(rows).toEqual([{ sum: 2 }, { sum: 2 }])
    await close()
  })

  test('agents that two managers assign to a person at the same moment are both counted', async () => {
    const { db, close } = await openServer(await server.createDatabase('counts'))
    await migrate(db)
    await sql`insert into agency values ('A1', 'One')`.execute(db)
    await sql`insert into member (user_id, agency_no, full_name, document) values ('ann', 'A1', 'Ann', '{}')`.execute(
      db,
    )
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = inTransaction(db, async (transaction) => {
      await assign(transaction, '1')
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    const second = inTransaction(db, (transaction) => assign(transaction, '2'))
    await expect.poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows).toHaveLength(1)
    ended.resolve()
    await Promise.all([first, second])
    expect(await db.selectFrom('member').select('managing').execute()).toEqual([{ managing: 2 }])
    await close()
  })

  describe('services that share a PostgreSQL server', () => {
    test("start at the same moment without getting in each other's way", async () => {
      const address = await server.createDatabase('shared')
      const databases = await Promise.all([openServer(address), openServer(address), openServer(address)])
      const settings = readSettings({ SEED_CASES: '10', PORTAL_DIST: '/nowhere' })
      await Promise.all(
        databases.map((database) => createServiceApp(settings, database, { seeding: { hash: cheapHash } })),
      )
      const [first] = databases
      const rows = await first?.db.selectFrom('account').select('user_id').execute()
      expect(rows).toHaveLength(new Set(rows?.map((row) => row.user_id)).size)
      expect(rows?.length).toBeGreaterThan(10)
      await Promise.all(databases.map((database) => database.close()))
    })
  })
}

/** Stands in on a machine without the server's programs. */
export function describeAddressOnly(): void {
  test('without a PostgreSQL server on this machine its address is still understood', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://db/portal' }).DATABASE_URL).toBe('postgres://db/portal')
  })
}
