import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { hashPassword } from '../auth/passwords.ts'
import { fixedKeys } from '../auth/signing-keys.ts'
import { createTokens } from '../auth/tokens.ts'
import { readSettings } from '../config/settings.ts'
import { createListCache } from '../http/list-cache.ts'
import type { Log } from '../log.ts'
import { runDemoClock } from '../illustrations/demo-clock.ts'
import { openMessageSender } from '../messages/message-sender.ts'
import type { Services } from '../services.ts'
import { seed } from '../seed/seed.ts'
import type { Database, OpenDatabase } from '../store/database/database.ts'
import { embeddedExtensions, openInMemory } from '../store/database/embedded.ts'
import { valueParsers } from '../store/database/parsers.ts'
import { migrate } from '../store/migrate.ts'
import { createDocumentFolder } from '../uploads/upload-folder.ts'
import { testDataDir } from './data-folder.ts'
import { noJobs } from './no-jobs.ts'
import type { Tables } from '../store/tables.ts'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/service-tests/', import.meta.url))

/**
 * An empty database in memory. Making one from nothing takes seconds, so the first test file keeps what it made for
 * the others; there is no schema in it yet that could grow old.
 */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  return openInMemory(await emptyDatabase())
}

async function emptyDatabase(): Promise<Blob> {
  const file = `${cache}empty-${pgliteVersion()}.tar`
  if (!existsSync(file)) await keepEmptyDatabase(file)
  return new Blob([readFileSync(file)])
}

async function keepEmptyDatabase(file: string): Promise<void> {
  const pglite = await PGlite.create('memory://')
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
  await pglite.close()
  mkdirSync(cache, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, dump)
  renameSync(draft, file)
}

/** The folder of the package names its version. */
function pgliteVersion(): string {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

/** A filled database that lives as long as its worker and goes from one test file to the next. */
interface FilledDatabase {
  readonly pglite: PGlite
  readonly tables: readonly FilledTable[]
}
interface FilledTable {
  readonly name: string
  /** The columns that take values, separated by commas; those that are computed take none. */
  readonly columns: string
}
const idle: FilledDatabase[] = []

/**
 * A database in memory with the demo data and 40 cases in the big book, as if made for the caller alone. Filling one
 * takes a second, putting back what the last caller changed a moment; so closing it only hands it on.
 */
export async function openFilledDatabase(): Promise<OpenDatabase> {
  const filled = (await nextIdle()) ?? (await fillDatabase())
  const { pglite } = filled
  const client = {
    query: pglite.query.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
    ready: true,
    closed: false,
    waitReady: pglite.waitReady,
    close: () => Promise.resolve(),
  }
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: client }) })
  return {
    db,
    place: 'memory://',
    jobStore: { pglite },
    close: async () => {
      await db.destroy()
      idle.push(filled)
    },
  }
}

/** Fills the first one of a worker: on a busy machine that takes many seconds, which no test should be charged with. */
export async function prepareFilledDatabase(): Promise<void> {
  if (idle.length === 0) idle.push(await fillDatabase())
}

const cheapest = { memory: 8, passes: 1 }
let hash: Promise<string> | undefined

/** One cheap hash for all accounts: making an ordinary one for each is the slowest part of the demo data. */
export function cheapHash(password: string): Promise<string> {
  hash ??= hashPassword(password, cheapest)
  return hash
}

async function fillDatabase(): Promise<FilledDatabase> {
  const pglite = await PGlite.create('memory://', {
    parsers: valueParsers,
    extensions: embeddedExtensions,
    loadDataDir: await emptyDatabase(),
  })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  await seed(db, { pendingCases: 40, now: new Date(), hash: cheapHash })
  await finishDemoIllustrations(db)
  const tables = await tablesOf(pglite)
  await pglite.exec(keepingCopies(tables))
  return { pglite, tables }
}

const now = () => new Date()

/** Writes the PDFs that are due: otherwise the job would write them again for each caller that lets it run. */
async function finishDemoIllustrations(db: Database): Promise<void> {
  const settings = readSettings({ DATA_DIR: testDataDir })
  const log: Log = {
    event: () => undefined,
    error: (event, error) => {
      throw new Error(event, { cause: error })
    },
  }
  const services: Services = {
    db,
    settings,
    tokens: createTokens(fixedKeys(new Uint8Array(32)), settings.TOKEN_LIFETIME_SECONDS),
    verifyIdentity: () => Promise.resolve(null),
    siteNotification: null,
    lists: createListCache(),
    messages: openMessageSender({ settings, db, now, log }),
    log,
    jobs: noJobs,
    documents: createDocumentFolder(settings.DATA_DIR),
    now,
  }
  await runDemoClock(services)
}

/** One whose tables were dropped or added to is not used again. */
async function nextIdle(): Promise<FilledDatabase | undefined> {
  for (let filled = idle.pop(); filled !== undefined; filled = idle.pop()) {
    const { pglite, tables } = filled
    if (namesOf(await tablesOf(pglite)) === namesOf(tables)) {
      const { rows } = await pglite.query<{ name: string }>('delete from filled.changed returning name')
      const changed = tables.filter(({ name }) => rows.some((row) => row.name === name))
      await pglite.exec(restoring(changed))
      return filled
    }
    await pglite.close()
  }
  return undefined
}

/** A copy of each table, and a note of each that is changed from now on. */
const keepingCopies = (tables: readonly FilledTable[]) => `
  create schema filled;
  create table filled.changed (name text primary key);
  create function filled.note() returns trigger language plpgsql as $$
    begin
      insert into filled.changed values (tg_table_name) on conflict do nothing;
      return null;
    end $$;
  ${tables
    .map(
      ({ name }) => `
        create table filled.${name} as table ${name};
        create trigger noted after insert or update or delete or truncate on ${name}
          for each statement execute function filled.note();`,
    )
    .join('\n')}`

/** Triggers and references between the tables are off meanwhile. */
const restoring = (tables: readonly FilledTable[]) => `
  begin;
  set local session_replication_role = replica;
  ${tables
    .map(
      ({ name, columns }) =>
        `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from filled.${name};`,
    )
    .join('\n')}
  commit;`

async function tablesOf(pglite: PGlite): Promise<readonly FilledTable[]> {
  // From the catalog itself: the views of the information schema take ten times as long
  const { rows } = await pglite.query<FilledTable>(
    `select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`,
  )
  return rows
}

const namesOf = (tables: readonly FilledTable[]) => tables.map(({ name }) => name).join()
