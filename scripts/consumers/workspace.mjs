import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.mjs'

/** The sources of the apps, with one lockfile for both. */
export const sources = join(root, 'scripts', 'consumers', 'apps')
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

/** The lockfile must bring what the tarball asks for; a directory has no checksum that would tell. */
function checkLockfile(folder) {
  const installed = realpathSync(join(folder, 'vite/node_modules/@producer-portal/ui'))
  const versionOf = (name) => {
    const manifest = join(dirname(dirname(installed)), name, 'package.json')
    return existsSync(manifest) ? readJson(manifest).version : undefined
  }
  const { dependencies } = readJson(join(installed, 'package.json'))
  const stale = Object.entries(dependencies).filter(([name, version]) => versionOf(name) !== version)
  if (stale.length > 0)
    throw new Error(
      `The apps lock other versions of ${stale.map(([name]) => name).join(', ')} than the package asks for. Run: node scripts/consumers/check-consumers.mjs --update`,
    )
}

/**
 * Installs the packed package into a copy of the apps. The tarball is unpacked first: its checksum changes with each
 * build and would not fit a lockfile.
 * @param {string} folder empty, and outside of the repository, so that nothing of it can be found by accident
 * @param {string} tarball its full path
 * @param {{ update?: boolean }} [options] `update` resolves the dependencies anew and keeps the lockfile
 * @throws {Error} when a package cannot be installed, or the lockfile is older than the package
 */
export function installConsumers(folder, tarball, { update = false } = {}) {
  cpSync(sources, folder, { recursive: true })
  for (const place of ['vite/src/parts', 'next/app/parts'])
    cpSync(join(sources, 'parts'), join(folder, place), { recursive: true })
  mkdirSync(join(folder, 'ui'))
  runOrThrow('tar', ['-xzf', tarball, '-C', join(folder, 'ui'), '--strip-components=1'], folder)
  installPackages(folder, [update ? '--no-frozen-lockfile' : '--frozen-lockfile'])
  if (update) copyFileSync(join(folder, lockfile), join(sources, lockfile))
  checkLockfile(folder)
}
