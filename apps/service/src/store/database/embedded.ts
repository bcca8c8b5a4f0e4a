import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { StartupError, errorText } from '../../errors.ts'
import type { Tables } from '../tables.ts'
import { lockFolder } from './folder-lock.ts'
import type { OpenDatabase } from './database.ts'
import { valueParsers } from './parsers.ts'

/** The extensions that the migrations add. */
export const embeddedExtensions = { pg_trgm }

/** The major version of the embedded PostgreSQL; a folder of another one cannot be read. */
const embeddedVersion = '18'

/**
 * Opens the embedded database of a data folder, creates it if necessary, and keeps every other process out.
 * @throws {StartupError} when the folder is unusable, in use, or holds another version's files
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    const finish = prepareFolder(folder, join(dataDir, 'database.unfinished'))
    const database = await open(folder, release)
    finish()
    return database
  } catch (error) {
    release()
    if (error instanceof StartupError) throw error
    throw new StartupError(`The database in ${dataDir} cannot be opened: ${errorText(error)}`, { cause: error })
  }
}

/** A database that lives as long as the process, for tests; begins as `content`, a dump, says. @internal */
export function openInMemory(content?: Blob): Promise<OpenDatabase> {
  return open('memory://', () => undefined, content)
}

async function open(where: string, release: () => void, content?: Blob): Promise<OpenDatabase> {
  const pglite = await PGlite.create(where, {
    parsers: valueParsers,
    extensions: embeddedExtensions,
    ...(content !== undefined && { loadDataDir: content }),
  })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    place: where,
    jobStore: { pglite },
    close: async () => {
      await db.destroy()
      release()
    },
  }
}

/**
 * A database folder takes seconds to create, and an incomplete one can't be opened. The marker file beside it says
 * that creation is in progress; a folder with a mark is incomplete, so it is created again.
 * @returns a function that removes the marker
 */
function prepareFolder(folder: string, mark: string): () => void {
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  checkVersion(folder)
  if (!existsSync(folder)) writeFileSync(mark, '')
  return () => rmSync(mark, { force: true })
}

function checkVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const version = readFileSync(file, 'utf8').trim()
  if (version === embeddedVersion) return
  throw new StartupError(`The database in ${folder} is of version ${version}; this service reads ${embeddedVersion}`)
}
