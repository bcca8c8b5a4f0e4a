import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { runPnpm } from '../tools.mjs'

/** The sources of the apps, with one lockfile for all. */
const sources = join(root, 'scripts', 'consumers', 'apps')
/** The packages that the apps get, each in a folder of its name beside them. */
export const packages = ['domain', 'ui', 'features']
const lockfile = 'pnpm-lock.yaml'

function throwIfFailed({ status, stdout, stderr }) {
  if (status !== 0) throw new Error(`The packages can't be installed.\n${stdout ?? ''}${stderr ?? ''}`)
}

/**
 * Installs the packed packages into a copy of the apps. The tarballs are unpacked first: their checksums change with
 * each build and would not fit a lockfile.
 * @param {string} folder empty, and outside of the repository, so that nothing of it can be found by accident
 * @param {readonly string[]} tarballs their full paths, in the order of `packages`
 * @param {{ update?: boolean }} [options] `update` resolves the dependencies again and keeps the lockfile
 * @throws {Error} when a package cannot be installed, or asks for what the lockfile has not
 */
export function installConsumers(folder, tarballs, { update = false } = {}) {
  cpSync(sources, folder, { recursive: true })
  for (const place of ['vite/src', 'next/app', 'react-router/app', 'tanstack-start/src', 'astro/src'])
    cpSync(join(sources, 'parts'), join(folder, place, 'parts'), { recursive: true })
  packages.forEach((name, index) => {
    mkdirSync(join(folder, name))
    const unpack = ['-xzf', tarballs[index], '-C', join(folder, name), '--strip-components=1']
    throwIfFailed(spawnSync('tar', unpack, { encoding: 'utf8' }))
  })
  const freeze = update ? '--no-frozen-lockfile' : '--frozen-lockfile'
  throwIfFailed(runPnpm(['install', '--prefer-offline', '--reporter=append-only', freeze], { cwd: folder }))
  if (update) copyFileSync(join(folder, lockfile), join(sources, lockfile))
}
