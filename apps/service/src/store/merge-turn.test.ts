import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFilledDatabase } from '../testing/memory-database.ts'
import type { OpenDatabase } from './database/database.ts'
import { inMergeTurn } from './merge-turn.ts'
import { forgetUploads } from './running-uploads.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openFilledDatabase()
})
afterAll(() => database.close())

test('processes that share a machine merge one after the other, those of another machine at the same time', async () => {
  const most = new Map<string, number>()
  let running = 0
  const merge = (machine: string) =>
    inMergeTurn(
      database.db,
      async () => {
        running += 1
        most.set(machine, Math.max(running, most.get(machine) ?? 0))
        await sleep(20)
        running -= 1
      },
      machine,
    )
  await Promise.all([merge('one'), merge('one'), merge('one')])
  expect(most.get('one')).toBe(1)
  await Promise.all([merge('one'), merge('two')])
  expect(most.get('two') === 2 || most.get('one') === 2).toBe(true)
})

test('a merge that fails ends its turn', async () => {
  const failing = inMergeTurn(database.db, () => Promise.reject(new Error('damaged')), 'one')
  await expect(failing).rejects.toThrow('damaged')
  await expect(inMergeTurn(database.db, () => Promise.resolve('next'), 'one')).resolves.toBe('next')
})

test('the turn of a killed process is over after five seconds, and at its start with a database of its own', async () => {
  const { db } = database
  const hold = () => db.insertInto('running_merge').values({ machine: 'one', holder: crypto.randomUUID() }).execute()
  await hold()
  const next = inMergeTurn(db, () => Promise.resolve('next'), 'one')
  await expect(Promise.race([next, sleep(150, 'waits')])).resolves.toBe('waits')
  await sql`update running_merge set seen_at = seen_at - interval '6 seconds'`.execute(db)
  await expect(next).resolves.toBe('next')
  await hold()
  await forgetUploads(db)
  await expect(inMergeTurn(db, () => Promise.resolve('next'), 'one')).resolves.toBe('next')
})

test('a merge that takes long confirms its turn, and ends none that another one took over', async () => {
  const { db } = database
  const { promise: merged, resolve: end } = Promise.withResolvers<void>()
  const merging = inMergeTurn(db, () => merged, 'slow')
  const turns = async () =>
    (
      await sql<{ holder: string; is_late: boolean }>`
      select holder, seen_at < now() - interval '5 seconds' as is_late from running_merge where machine = 'slow'
    `.execute(db)
    ).rows
  await expect.poll(turns).toHaveLength(1)
  await sql`update running_merge set seen_at = seen_at - interval '1 minute'`.execute(db)
  await expect.poll(turns, { timeout: 3_000 }).toMatchObject([{ is_late: false }])
  const holder = crypto.randomUUID()
  await db.updateTable('running_merge').set({ holder }).where('machine', '=', 'slow').execute()
  end()
  await merging
  expect(await turns()).toMatchObject([{ holder }])
})
