import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder for the documents of all test services of a process, removed when it ends. */
export const testDataDir = mkdtempSync(join(tmpdir(), 'service-data-'))
process.once('exit', () => rmSync(testDataDir, { recursive: true, force: true }))
