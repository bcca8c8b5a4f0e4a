import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.mjs'

/** The sources of the apps, with one lockfile for both. */
const sources = join(root, 'scripts', 'consumers', 'apps')
/** The packages that the apps get, each in a folder of its name beside them. */
export const packages = ['domain', 'ui', 'features']
const lockfile = 'pnpm-lock.yaml'
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

function runOrThrow(command, args, cwd) {
  const result = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true', npm_config_update_notifier: 'false' },
  })
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${result.stdout ?? ''}${result.stderr ?? ''}`)
}

function installPackages(folder, args) {
  const { packageManager } = readJson(join(root, 'package.json'))
  runOrThrow('npx', ['-y', packageManager, 'install', '--prefer-offline', '--reporter=append-only', ...args], folder)
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
    runOrThrow('tar', ['-xzf', tarballs[index], '-C', join(folder, name), '--strip-components=1'], folder)
  })
  installPackages(folder, [update ? '--no-frozen-lockfile' : '--frozen-lockfile'])
  if (update) copyFileSync(join(folder, lockfile), join(sources, lockfile))
  checkLockfile(folder)
}
