import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportReport } from '@producer-portal/domain/import'
import { importFolder } from '../import/import-files.ts'
import type { ImportOptions } from '../import/import-files.ts'
import type { Database } from '../store/database/database.ts'

/** The clock of the imports of tests. */
export const importedAt = new Date('2026-03-16T15:00:00Z')

type Options = Partial<ImportOptions>

/** A folder with files to bring into a database; `clear` removes it after a test. */
export function createImportFolder(getDatabase: () => Database) {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  // After `clear`, the next test finds it again
  const open = () => mkdirSync(folder, { recursive: true })
  const put = (name: string, content: string | Uint8Array) => {
    open()
    writeFileSync(join(folder, name), content)
  }
  const bringIn = (options: Options = {}) => {
    open()
    return importFolder(folder, { db: getDatabase(), now: importedAt, ...options })
  }
  return {
    folder,
    put,
    putRows: (name: string, rows: readonly object[]) => put(name, rows.map((row) => JSON.stringify(row)).join('\n')),
    bringIn,
    one: async (options?: Options): Promise<ImportReport> => {
      const [report] = await bringIn(options)
      if (report === undefined) throw new Error('There is no report')
      return report
    },
    remove: (name: string) => rmSync(join(folder, name)),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
