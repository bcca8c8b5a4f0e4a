import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from './service.js'

/** The folder with the data that every service of theirs begins with; they inherit the variable. */
export const templateVariable = 'E2E_TEMPLATE'

/**
 * Fills a database once for the whole run, the big book too: a worker that copies it has a service in a fraction of the
 * time.
 * @returns removes it again
 */
export default async function seedTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'producer-portal-e2e-'))
  process.env[templateVariable] = folder
  const service = await startService({ DATA_DIR: folder, SEED_CASES: '10000' })
  await service.stop()
  return () => rmSync(folder, { recursive: true, force: true })
}
