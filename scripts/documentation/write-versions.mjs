// Lists the released versions whose documentation stands beside that of the main branch: for the menu of Storybook.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `versions.json` into a folder that has the documentation of each released version in `v1.2.3/`.
 * @param {string} folder of what is published
 * @returns {string[]} the versions, the latest first
 */
export function writeVersions(folder) {
  const versions = readdirSync(folder)
    .filter((name) => /^v\d+\.\d+\.\d+$/.test(name))
    .map((name) => name.slice(1))
    .toSorted((a, b) => b.localeCompare(a, 'en-US', { numeric: true }))
  writeFileSync(join(folder, 'versions.json'), JSON.stringify(versions))
  return versions
}

if (import.meta.main) console.log(`Versions: ${writeVersions(process.argv[2] ?? 'storybook-static').join(', ')}`)
