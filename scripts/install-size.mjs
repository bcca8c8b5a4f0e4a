import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPnpm } from './tools.mjs'

/** What the screens may bring with them, in MB of file contents; React and styled-components are among it. */
const limit = 60

/** Bytes of the files in a folder; links aren't followed, as pnpm links packages to one another. */
function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + sizeOf(path)
    return entry.isFile() ? sum + statSync(path).size : sum
  }, 0)
}

/**
 * Installs packed packages into an empty project, without what is optional, and weighs it.
 * @param {Record<string, string>} tarballs the path of each by the name of its package
 * @returns {number} an exit code
 */
export function checkInstallSize(tarballs) {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'install-size-')))
  try {
    const own = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]))
    const dependencies = { ...own, react: '^19', 'react-dom': '^19', 'styled-components': '^6' }
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true, dependencies, pnpm: { overrides: own } }))
    const flags = ['--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile', '--reporter=append-only']
    const { status, stdout, stderr } = runPnpm(['install', ...flags], { cwd })
    if (status !== 0) {
      console.error(`The packages can't be installed.\n${stdout ?? ''}${stderr ?? ''}`)
      return 1
    }
    const size = sizeOf(join(cwd, 'node_modules', '.pnpm')) / 1e6
    console.log(`An empty project with the screens installs ${size.toFixed(0)} MB; ${limit} are allowed.`)
    return size <= limit ? 0 : 1
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
