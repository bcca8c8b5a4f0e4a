// @vitest-environment node
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from './database/database.ts'
import { withTimeLimit } from './time-limit.ts'

/** A database that answers nothing, and what it was asked. */
function openDatabase() {
  const asked: string[] = []
  const db: Database = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query.sql),
  })
  return { asked, db }
}

const fail = (code: string) => () => Promise.reject(Object.assign(new Error('failed'), { code }))

test('a search has three seconds, for which only its own transaction counts', async () => {
  const { asked, db } = openDatabase()
  const found = await withTimeLimit(db, (transaction) => transaction.selectFrom('client').select('ipn').execute())
  expect(found).toEqual([])
  expect(asked).toEqual(["set local statement_timeout = '3s'", 'select "ipn" from "client"'])
})

test('one that takes longer finds nothing, and any other failure is one', async () => {
  const { db } = openDatabase()
  expect(await withTimeLimit(db, fail('57014'))).toBeNull()
  await expect(withTimeLimit(db, fail('40001'))).rejects.toThrow('failed')
})
