import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'

/** The interval at which a process asks whether it's its turn. */
const askEveryMs = 100
const confirmEveryMs = 1_000
/** A turn that its process has not confirmed for so long is over: the process was killed. */
const countsFor = sql.lit('5 seconds')

/**
 * Runs work that takes a CPU core of this machine, one at a time over all processes that share the database. Call it
 * one after the other within a process.
 * @param machine another name than the host's, for tests
 */
export async function inMergeTurn<T>(db: Database, work: () => Promise<T>, machine = hostname()): Promise<T> {
  const holder = randomUUID()
  while (!(await takeTurn(db, machine, holder))) await sleep(askEveryMs)
  const confirming = setInterval(() => void confirm(db, holder).catch(() => undefined), confirmEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(confirming)
    // One that stays is over by itself
    await db
      .deleteFrom('running_merge')
      .where('holder', '=', holder)
      .execute()
      .catch(() => undefined)
  }
}

async function takeTurn(db: Database, machine: string, holder: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into running_merge (machine, holder) values (${machine}, ${holder}::uuid)
    on conflict (machine) do update set holder = excluded.holder, seen_at = now()
    where running_merge.seen_at < now() - interval ${countsFor}`.execute(db)
  return numAffectedRows === 1n
}

async function confirm(db: Database, holder: string): Promise<void> {
  await db
    .updateTable('running_merge')
    .set({ seen_at: sql`now()` })
    .where('holder', '=', holder)
    .execute()
}
