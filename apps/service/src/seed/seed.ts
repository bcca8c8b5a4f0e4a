import type { EnvironmentMode } from '@producer-portal/domain/config'
import { isDemoMode } from '@producer-portal/domain/config'
import { join } from 'node:path'
import { sql } from 'kysely'
import { StartupError } from '../errors.ts'
import { listModules } from '../modules.ts'
import type { Database, DatabaseTransaction } from '../store/database/database.ts'
import { readSetting, setOnce } from '../store/settings.ts'
import { seedAccess, writeAccessPast } from './access.ts'
import { createBringIn } from './bring-in.ts'
import type { BringIn } from './bring-in.ts'
import type { BookSize } from './business.ts'
import { seedBusiness } from './business.ts'
import type { Masking } from './masking.ts'
import { getMasking } from './masking.ts'
import type { HashPassword } from './people.ts'
import { hashDemoPasswords, seedAccounts, writeDemoFacts } from './people.ts'
import { generateContacts } from '@producer-portal/domain/mocks'

export interface SeedOptions extends BookSize {
  /** Placeholders stand in for agents and contract numbers. Default: false. */
  readonly isMasked?: boolean
  /** A cheaper one for tests; by default every account gets its own hash. */
  readonly hash?: HashPassword
  /** Reports progress, one line. */
  readonly report?: (line: string) => void
}

/** Adds the demo data of one subject: people, access, business and clients are there. */
export type SubjectSeed = (context: {
  readonly db: Database
  readonly now: Date
  readonly masking: Masking
  readonly bringIn: BringIn
}) => Promise<void>

/** The setting that says a database holds demo data, and the one that says it never may. */
const demoMarker = 'seeded'
/** The setting that says the demo data of a database is masked. */
const maskedMarker = 'masked-demo-data'
const productionMarker = 'without-demo-data'
/** An arbitrary number for the advisory lock: services that start together take turns. */
const seedLock = 4_300_004_300

/**
 * Fills an empty database with demo data in local, dev and test. In model and prod it stays empty, and from then on a
 * database is for one or the other: demo accounts have a published password and must never meet real data.
 * @throws {StartupError} when the database is for the other kind of mode
 */
export async function prepareData(db: Database, mode: EnvironmentMode, options: SeedOptions): Promise<void> {
  if (isDemoMode(mode)) await seed(db, options)
  else await keepWithoutDemoData(db, mode, options.now)
}

/**
 * Fills an empty database with the demo data; one that was filled before is left as it is. All or nothing: a start
 * that is killed halfway leaves an empty database, which the next start fills.
 * @throws {StartupError} when the database was started without demo data before, or masked differently
 */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const { isMasked = false } = options
  if ((await readSetting(db, demoMarker)) !== undefined) return checkMasking(db, isMasked)
  const masking = getMasking(isMasked)
  const hashes = await hashDemoPasswords(options.hash)
  await db.transaction().execute(async (transaction) => {
    await takeSeedLock(transaction)
    if ((await readSetting(transaction, demoMarker)) !== undefined) return
    if ((await readSetting(transaction, productionMarker)) !== undefined) {
      throw new StartupError(
        'The database was started without demo data: set PORTAL_MODE to model or prod, or use another DATA_DIR or DATABASE_URL',
      )
    }
    options.report?.(`Filling the database: ${options.pendingCases.toLocaleString('en-US')} pending cases …`)
    const { now } = options
    const bringIn = createBringIn(transaction, now)
    await seedAccounts(bringIn, masking)
    await writeDemoFacts(transaction, hashes)
    await seedAccess(bringIn, now, masking)
    await writeAccessPast(transaction, now)
    await seedBusiness(bringIn, options, masking)
    await bringIn('clients', await listClients(transaction, now))
    for (const seedSubject of await readSubjects()) await seedSubject({ db: transaction, now, masking, bringIn })
    if (isMasked) await setOnce(transaction, maskedMarker, options.now.toISOString())
    await setOnce(transaction, demoMarker, options.now.toISOString())
  })
  await sql`analyze`.execute(db)
}

/** The exports of each file of `subjects/` as `seed`. */
function readSubjects(): Promise<readonly SubjectSeed[]> {
  return Promise.all(
    listModules(join(import.meta.dirname, 'subjects')).map(async (name) => {
      const subject: { readonly seed: SubjectSeed } = await import(`./subjects/${name}.ts`)
      return subject.seed
    }),
  )
}

async function checkMasking(db: Database, isMasked: boolean): Promise<void> {
  if (((await readSetting(db, maskedMarker)) !== undefined) === isMasked) return
  throw new StartupError(
    `The demo data of this database ${isMasked ? "isn't" : 'is'} masked: set MASK_SAMPLE_DATA to ${isMasked ? 'off' : 'on'}, or use another DATA_DIR or DATABASE_URL`,
  )
}

async function keepWithoutDemoData(db: Database, mode: EnvironmentMode, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeSeedLock(transaction)
    if ((await readSetting(transaction, demoMarker)) !== undefined) {
      throw new StartupError(
        `The database holds demo accounts with a published password: use another DATA_DIR or DATABASE_URL for PORTAL_MODE=${mode}`,
      )
    }
    await setOnce(transaction, productionMarker, now.toISOString())
  })
}

async function takeSeedLock(transaction: DatabaseTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction)
}

/** The contact data of everybody on a case or a contract in force. The business must be there. */
async function listClients(db: DatabaseTransaction, now: Date): Promise<Iterable<object>> {
  const { rows } = await sql<{ ipn: string; name: string }>`
    select ipn, min(name) as name from client_contract group by ipn`.execute(db)
  return generateContacts(rows, now)
}
