import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { openServer } from '../store/database/server.ts'
import { openEmptyDatabase } from '../testing/memory-database.ts'
import { findPostgres, startPostgres } from '../testing/postgres-server.ts'
import type { Job } from './all-jobs.ts'
import { createJobQueue } from './job-queue.ts'

const programs = findPostgres()
const soon = { timeout: 20_000, interval: 50 }

interface Store {
  readonly open: () => Promise<OpenDatabase>
  readonly stop: () => void
}

async function openPostgres(): Promise<Store> {
  if (programs === null) throw new Error('There is no PostgreSQL here')
  const server = await startPostgres(programs)
  const address = await server.createDatabase('jobs')
  return { open: () => openServer(address), stop: server.stop }
}

async function openEmbedded(): Promise<Store> {
  const database = await openEmptyDatabase()
  return { open: () => Promise.resolve(database), stop: () => undefined }
}

/** The service has asked the database something before its jobs start; one that it never asked doesn't close. */
const openForJobs = ({ db }: OpenDatabase) => sql`select 1`.execute(db)

/** A job that runs when it is told to: its schedule never comes. */
function job(name: Job['name'], run: () => Promise<number>): Job {
  return { name, schedule: '0 0 29 2 *', noticedWithin: 0.5, run }
}

function createLog() {
  const events: string[] = []
  const log = {
    event: (event: string, facts = {}) => void events.push(`${event} ${JSON.stringify(facts)}`),
    error: (event: string, error: unknown, facts = {}) =>
      void events.push(`${event} ${JSON.stringify(facts)} ${String(error)}`),
  }
  return { events, log, services: { log } as Services }
}

const stores = [['in the embedded database', openEmbedded] as const]
const all = programs === null ? stores : [...stores, ['on a PostgreSQL server', openPostgres] as const]

describe.each(all)('jobs %s', { timeout: 60_000 }, (_name, openStore) => {
  let store: Store
  let database: OpenDatabase
  beforeAll(async () => {
    store = await openStore()
    database = await store.open()
    await openForJobs(database)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    store.stop()
  })

  test('run at the start and when they are woken, and say what became of them', async () => {
    const { events, log, services } = createLog()
    const run = vi.fn(() => Promise.resolve(3))
    const failing = vi.fn(() => Promise.reject(new Error('disk full')))
    const queue = createJobQueue(database.jobStore, log, [job('illustrations', run), job('uploads', failing)])
    expect(await queue.readStates()).toEqual([
      { name: 'illustrations', state: 'waiting', at: null, failure: null },
      { name: 'uploads', state: 'waiting', at: null, failure: null },
    ])
    await queue.start(services)
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    await expect
      .poll(() => queue.readStates(), soon)
      .toEqual([
        { name: 'illustrations', state: 'completed', at, failure: null },
        { name: 'uploads', state: 'failed', at, failure: 'disk full' },
      ])
    await queue.wake('illustrations', new Date(Date.now() + 500))
    await expect.poll(() => run.mock.calls.length, soon).toBe(2)
    await queue.stop(5)
    expect(events).toContainEqual(expect.stringMatching(/^job done \{"job":"illustrations","done":3,/))
    expect(events).toContainEqual('job failed {"job":"uploads"} Error: disk full')
  })

  test('that run may finish when the service ends, and no other begins', async () => {
    const { log, services } = createLog()
    const { promise: finished, resolve: finish } = Promise.withResolvers<number>()
    const run = vi.fn(() => finished)
    const queue = createJobQueue(database.jobStore, log, [job('retention', run)])
    await queue.start(services)
    await expect.poll(() => run.mock.calls.length, soon).toBe(1)
    const stopping = queue.stop(20).then(() => 'stopped')
    const soonest = new Promise((resolve) => setTimeout(resolve, 700, 'runs'))
    expect(await Promise.race([stopping, soonest])).toBe('runs')
    finish(1)
    await stopping
    expect(run).toHaveBeenCalledOnce()
  })
})

test.runIf(programs !== null)('processes that share a server share the runs', { timeout: 60_000 }, async () => {
  const { open, stop } = await openPostgres()
  const { log, services } = createLog()
  const run = vi.fn(() => Promise.resolve(1))
  const databases = await Promise.all([open(), open()])
  await Promise.all(databases.map(openForJobs))
  const queues = databases.map(({ jobStore }) => createJobQueue(jobStore, log, [job('uploads', run)]))
  await Promise.all(queues.map((queue) => queue.start(services)))
  // Each start has what is due done once
  await expect.poll(() => run.mock.calls.length, soon).toBe(2)
  await queues[0]?.wake('uploads', new Date())
  await expect.poll(() => run.mock.calls.length, soon).toBe(3)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(run).toHaveBeenCalledTimes(3)
  await Promise.all(queues.map((queue) => queue.stop(5)))
  await Promise.all(databases.map(({ close }) => close()))
  stop()
})
