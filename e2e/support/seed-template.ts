import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startService } from './service.js'

/** The folder with the data that every service of theirs begins with; they inherit the variable. */
export const templateVariable = 'E2E_TEMPLATE'

/**
 * Fills a database once for the whole run, the big book and the statements too: a worker that copies it has a service in a
 * fraction of the time.
 * @returns removes it again
 */
export default async function seedTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'producer-portal-e2e-'))
  process.env[templateVariable] = folder
  const service = await startService({ DATA_DIR: folder, SEED_CASES: '10000' })
  while (!(await hasStatements(service.origin))) await setTimeout(200)
  await service.stop()
  return () => rmSync(folder, { recursive: true, force: true })
}

/** True once the job has written the statements. */
async function hasStatements(origin: string): Promise<boolean> {
  const { jobs } = (await (await fetch(`${origin}/api/health?detail`)).json()) as {
    jobs: readonly { readonly name: string; readonly state: string }[]
  }
  return jobs.some(({ name, state }) => name === 'statements' && state === 'completed')
}
