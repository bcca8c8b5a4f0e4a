import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.mjs'
import { runPnpm } from '../tools.mjs'

/** The sources of the apps, with one lockfile for both. */
const sources = join(root, 'scripts', 'consumers', 'apps')
/** The packages that the apps get, each in a folder of its name beside them. */
export const packages = ['domain', 'ui', 'features']
const lockfile = 'pnpm-lock.yaml'
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

function throwIfFailed({ status, stdout, stderr }) {
  if (status !== 0) throw new Error(`The packages can't be installed.\n${stdout ?? ''}${stderr ?? ''}`)
}

/** Dependencies with an exact version that a package did not get. */
function staleDependencies(folder, name) {
  const installed = realpathSync(join(folder, 'vite/node_modules/@producer-portal', name))
  const versionOf = (dependency) => {
    const manifest = join(dirname(dirname(installed)), dependency, 'package.json')
    return existsSync(manifest) ? readJson(manifest).version : undefined
  }
  const { dependencies } = readJson(join(installed, 'package.json'))
  return Object.entries(dependencies).filter(([other, version]) => /^\d/.test(version) && versionOf(other) !== version)
}

/** The lockfile must bring what the tarballs ask for; a directory has no checksum that would tell. */
function checkLockfile(folder) {
  const stale = packages.flatMap((name) => staleDependencies(folder, name))
  if (stale.length > 0)
    throw new Error(
      `The apps lock other versions of ${stale.map(([name]) => name).join(', ')} than the packages ask for. Run: node scripts/consumers/check-consumers.mjs --update`,
    )
}

/**
 * Installs the packed packages into a copy of the apps. The tarballs are unpacked first: their checksums change with
 * each build and would not fit a lockfile.
 * @param {string} folder empty, and outside of the repository, so that nothing of it can be found by accident
 * @param {readonly string[]} tarballs their full paths, in the order of `packages`
 * @param {{ update?: boolean }} [options] `update` resolves the dependencies again and keeps the lockfile
 * @throws {Error} when a package cannot be installed, or the lockfile is older than the packages
 */
export function installConsumers(folder, tarballs, { update = false } = {}) {
  cpSync(sources, folder, { recursive: true })
  for (const place of ['vite/src/parts', 'next/app/parts'])
    cpSync(join(sources, 'parts'), join(folder, place), { recursive: true })
  packages.forEach((name, index) => {
    mkdirSync(join(folder, name))
    const unpack = ['-xzf', tarballs[index], '-C', join(folder, name), '--strip-components=1']
    throwIfFailed(spawnSync('tar', unpack, { encoding: 'utf8' }))
  })
  const freeze = update ? '--no-frozen-lockfile' : '--frozen-lockfile'
  throwIfFailed(runPnpm(['install', '--prefer-offline', '--reporter=append-only', freeze], { cwd: folder }))
  if (update) copyFileSync(join(folder, lockfile), join(sources, lockfile))
  checkLockfile(folder)
}
