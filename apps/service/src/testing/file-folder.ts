import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** The path of an empty folder for all tests of a file, removed after the last one. */
export function makeFileFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
