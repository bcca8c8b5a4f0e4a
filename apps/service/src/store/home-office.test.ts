// @vitest-environment node
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFilledDatabase } from '../testing/memory-database.ts'
import type { OpenDatabase } from './database/database.ts'
import { findAgencies, searchAgentsAndAgencies } from './home-office.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openFilledDatabase()
})
afterAll(() => database.close())

test.each(['rIVER', '0010'])('agents are found by parts of names and numbers, letter case or not: %s', async (term) => {
  const { agents } = await searchAgentsAndAgencies(database.db, term)
  expect(agents).toContainEqual(expect.objectContaining({ agentNo: '100101', fullName: 'Elena Rivera' }))
})

test.each(['%', '_', '\\'])('a sign that stands for others in SQL is looked for as itself: %s', async (term) => {
  expect(await searchAgentsAndAgencies(database.db, term)).toEqual({ agents: [], agencies: [] })
})

test('the search for agencies can read indexes', async () => {
  const plan = await database.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    const { sql: text, parameters } = findAgencies(transaction, '%river%').compile()
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))
    return JSON.stringify(rows)
  })
  for (const index of ['agency_name_part', 'agency_number_part']) expect(plan).toContain(index)
})

// The demo has too few people for a plan with them; `bench/million.mjs` measures the search with 20,000
test('so can the search for agents', async () => {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where tablename = 'member' and indexdef like '%gin_trgm_ops%'
    order by indexname`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(['member_agent_part', 'member_name_part'])
})
