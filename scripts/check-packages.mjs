import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root } from './paths.mjs'
import { checkSizes } from './sizes/check-sizes.mjs'
import { exec, tools } from './tools.mjs'

const packages = ['domain', 'ui', 'features']
const target = join(cache, 'tarballs')

/**
 * Where the last check left the tarball of a package.
 * @param {string} name of its folder
 * @returns {string | undefined} undefined before the first check
 */
export function tarballOf(name) {
  const files = existsSync(target) ? readdirSync(target) : []
  const found = files.find((file) => file.startsWith(`producer-portal-${name}-`))
  return found && join(target, found)
}

function pack(folder) {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const result = spawnSync('npx', ['-y', packageManager, 'pack', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) console.error(result.stdout, result.stderr)
  return result.status ?? 1
}

/** Builds each publishable package and checks its tarball as a consumer gets it; resolves to an exit code. */
export async function checkPackages() {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of packages) {
    const folder = `${root}packages/${name}`
    const code = (await exec([...tools.tsup, '--silent'], { cwd: folder })) || pack(folder)
    if (code !== 0) return code
  }
  for (const file of packages.map(tarballOf)) {
    const code =
      (await exec([...tools.publint, 'run', file, '--strict'])) ||
      (await exec([...tools.attw, file, '--profile', 'esm-only', '--format', 'ascii', '--quiet']))
    if (code !== 0) return code
  }
  return checkSizes()
}
