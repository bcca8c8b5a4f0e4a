import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '../store/database/database.ts'
import { openInMemory } from '../store/database/embedded.ts'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/service-tests/', import.meta.url))

/**
 * An empty database in memory. Making one from nothing takes seconds, so the first test file keeps what it made for
 * the others; there is no schema in it yet that could grow old.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const file = `${cache}empty-${pgliteVersion()}.tar`
  if (!existsSync(file)) await keepEmptyDatabase(file)
  return openInMemory(new Blob([readFileSync(file)]))
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

/** Where the package lies names its version. */
function pgliteVersion(): string {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
