import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { tools } from './tools.mjs'

const parts = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  '.changeset',
  ...globSync('{packages,apps}/*/{package.json,CHANGELOG.md}', { cwd: root }),
]

/**
 * Makes the next release in a copy of what it writes to: each package gets the same version and a changelog that begins
 * with it.
 * @param {string[]} packages the names of their folders
 * @returns {number} an exit code
 */
export function checkRelease(packages) {
  const copy = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true })
    spawnSync('git', ['init', '--quiet'], { cwd: copy })
    const [program, ...options] = tools.changeset
    const { status, stderr } = spawnSync(process.execPath, [program, ...options, 'version'], {
      cwd: copy,
      encoding: 'utf8',
    })
    if (status !== 0) {
      console.error(`The next release can't be made.\n${stderr}`)
      return 1
    }
    const versions = packages.map(
      (name) => JSON.parse(readFileSync(join(copy, 'packages', name, 'package.json'), 'utf8')).version,
    )
    const faults = packages.filter((name) => {
      const changelog = join(copy, 'packages', name, 'CHANGELOG.md')
      return !existsSync(changelog) || !readFileSync(changelog, 'utf8').includes(`\n## ${versions[0]}\n`)
    })
    if (new Set(versions).size > 1) console.error(`The packages have versions of their own: ${versions.join(', ')}`)
    if (faults.length > 0) console.error(`No changelog of the next release: ${faults.join(', ')}`)
    return faults.length > 0 || new Set(versions).size > 1 ? 1 : 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
