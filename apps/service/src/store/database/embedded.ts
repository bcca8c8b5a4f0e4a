import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { StartupError, errorText } from '../../config/startup-error.ts'
import type { Tables } from '../tables.ts'
import { lockFolder } from './folder-lock.ts'
import type { OpenDatabase } from './database.ts'
import { valueParsers } from './parsers.ts'

/** The major version of the embedded PostgreSQL; a folder of another one cannot be read. */
const embeddedVersion = '18'

/**
 * Opens the embedded database of a data folder, which is made when missing, and keeps every other process out.
 * @throws {StartupError} when the folder is unusable, in use, or holds another version's files
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    checkVersion(folder)
    return await open(folder, release)
  } catch (error) {
    release()
    if (error instanceof StartupError) throw error
    throw new StartupError(`The database in ${dataDir} cannot be opened: ${errorText(error)}`, { cause: error })
  }
}

/** A database that lives as long as the process, for tests; begins as `content`, a dump, says. */
export function openInMemory(content?: Blob): Promise<OpenDatabase> {
  return open('memory://', () => undefined, content)
}

async function open(where: string, release: () => void, content?: Blob): Promise<OpenDatabase> {
  const pglite = await PGlite.create(where, {
    parsers: valueParsers,
    ...(content !== undefined && { loadDataDir: content }),
  })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    place: where,
    close: async () => {
      await db.destroy()
      release()
    },
  }
}

function checkVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const version = readFileSync(file, 'utf8').trim()
  if (version === embeddedVersion) return
  throw new StartupError(`The database in ${folder} is of version ${version}; this service reads ${embeddedVersion}`)
}
