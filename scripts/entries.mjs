import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The source files of a package's public entries, by `exports`; a `*` stands for each folder that fits.
 * @param {string} folder of the package
 * @returns {string[]} paths from there, such as `src/cases/index.ts`
 */
export function listEntries(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.values(exports)
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => globSync(path.replace('./', ''), { cwd: folder }))
    .toSorted()
}
