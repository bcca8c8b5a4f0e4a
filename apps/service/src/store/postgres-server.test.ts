// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { createServiceApp } from '../server/create-service-app.ts'
import { describeDatabase } from '../testing/database-contract.ts'
import type { PostgresServer } from '../testing/postgres-server.ts'
import { findPostgres, startPostgres } from '../testing/postgres-server.ts'
import { openServer, withoutPassword } from './database/server.ts'

const programs = findPostgres()

test.each([
  ['postgres://me:secret@db.example.com:5432/portal', 'postgres://me@db.example.com:5432/portal'],
  ['postgresql://me:a%2Fb@db/portal?sslmode=require&password=x', 'postgresql://me@db/portal'],
  ['postgres://db/portal', 'postgres://db/portal'],
])('%s is shown as %s', (address, shown) => {
  expect(withoutPassword(address)).toBe(shown)
})

if (programs === null) {
  test('without a PostgreSQL server on this machine its address is still understood', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://db/portal' }).DATABASE_URL).toBe('postgres://db/portal')
  })
} else {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres(programs)
  })
  afterAll(() => server.stop())

  describeDatabase('a PostgreSQL server', async () => openServer(await server.createDatabase('contract')))

  describe('services that share a PostgreSQL server', () => {
    test('start at the same moment without getting in each other’s way', async () => {
      const address = await server.createDatabase('shared')
      const databases = await Promise.all([openServer(address), openServer(address), openServer(address)])
      const settings = readSettings({ SEED_CASES: '10', PORTAL_DIST: '/nowhere' })
      await Promise.all(databases.map((database) => createServiceApp(settings, database)))
      const [first] = databases
      const rows = await first?.db.selectFrom('account').select('user_id').execute()
      expect(rows).toHaveLength(new Set(rows?.map((row) => row.user_id)).size)
      expect(rows?.length).toBeGreaterThan(10)
      await Promise.all(databases.map((database) => database.close()))
    })
  })
}
