import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../store/database/database.ts'
import { readSetting, setOnce } from '../store/settings.ts'
import type { BookSize } from './business.ts'
import { seedBusiness } from './business.ts'
import type { HashPassword } from './people.ts'
import { demoAccounts, seedPeople } from './people.ts'

export interface SeedOptions extends BookSize {
  /** A cheaper way for tests; every account gets a hash of its own otherwise. */
  readonly hash?: HashPassword
  /** Says what is being done, one line. */
  readonly report?: (line: string) => void
}

const marker = 'seeded'
/** Any number that nothing else on the server uses: services that start together take turns. */
const turn = 4_300_004_300

/**
 * Fills an empty database with the demo data; one that was filled before is left as it is. All or nothing: a start
 * that is killed halfway leaves an empty database, which the next start fills.
 */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  if ((await readSetting(db, marker)) !== undefined) return
  const accounts = await demoAccounts(options.hash)
  await db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction)
    if ((await readSetting(transaction, marker)) !== undefined) return
    options.report?.(`Filling the database: ${options.pendingCases.toLocaleString('en-US')} pending cases …`)
    await seedPeople(transaction, accounts)
    await seedBusiness(transaction, options)
    await setOnce(transaction, marker, options.now.toISOString())
  })
  await sql`analyze`.execute(db)
}

async function waitForTurn(transaction: DatabaseTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${turn})`.execute(transaction)
}
