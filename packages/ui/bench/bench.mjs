// `npm run bench`: builds the package as it is published, installs what only the benchmark needs, finds a browser, runs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findChromium } from '../../../scripts/chromium.mjs'
import { exec, tools } from '../../../scripts/tools.mjs'

const here = import.meta.dirname

/** Stops at the first step that fails. */
function need(code) {
  if (code !== 0) process.exit(code ?? 1)
}

function installWhenChanged() {
  const stamp = join(here, 'node_modules', '.installed')
  const lockfile = readFileSync(join(here, 'package-lock.json'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return
  console.log('Installing the other tables (once) …')
  const isWindows = process.platform === 'win32'
  need(spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit', shell: isWindows }).status)
  writeFileSync(stamp, lockfile)
}

const args = process.argv.slice(2)
const only = args[args.indexOf('--only') + 1]
// The floor and the package's own table need nothing but the workspace, so a check of them installs nothing.
const needsOthers = !args.includes('--only') || only.split(',').some((name) => !['floor', 'ours'].includes(name))
if (needsOthers) installWhenChanged()
if (args.includes('--built-package') && !existsSync(join(dirname(here), 'dist/index.js'))) {
  console.error('Build the packages first: npm run build')
  process.exit(1)
}
if (!args.includes('--no-build') && !args.includes('--built-package'))
  need(await exec(tools.tsup, { cwd: dirname(here) }))
const CHROMIUM_PATH = await findChromium()
process.exitCode = await exec([join(here, 'run.mjs'), ...args], { env: { CHROMIUM_PATH } })
