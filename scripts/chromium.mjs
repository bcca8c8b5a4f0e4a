// Finds a Chromium that really starts, and installs one where none does.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags } from './chromium-flags.ts'
import { cache, root } from './paths.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const memo = join(cache, 'chromium-path')

const launch = (executablePath, options) =>
  chromium.launch({ args: chromiumFlags, executablePath: executablePath || undefined, ...options })

/** True when this browser renders a page; '' stands for Playwright's own. */
async function starts(executablePath) {
  try {
    const browser = await launch(executablePath, { timeout: 20_000 })
    const page = await browser.newPage()
    await page.setContent('<p>ok</p>')
    await browser.close()
    return true
  } catch {
    return false
  }
}

/** Playwright's own, then those on the PATH. */
async function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)).filter(existsSync))
  for (const candidate of ['', ...onPath]) if (await starts(candidate)) return candidate
  return undefined
}

const run = (command, ...args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** If Playwright's download is out of reach, Debian's package, as root or with a sudo that asks nothing. */
function install() {
  console.log('No browser found: installing one')
  // The file path, because playwright/cli.js is not in the package's exports
  if (run(process.execPath, `${root}node_modules/playwright/cli.js`, 'install', '--only-shell', 'chromium')) return
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']
  run(...apt, 'update', '-qq')
  if (!run(...apt, ...args, 'chromium-headless-shell')) run(...apt, ...args, 'chromium')
}

/**
 * The browser that the checks use; found once, then remembered.
 * @returns {Promise<string>} its path, or '' for Playwright's own; `CHROMIUM_PATH` wins
 * @throws {Error} when none can be found or installed
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(memo)) {
    const remembered = readFileSync(memo, 'utf8')
    if (remembered === '' || existsSync(remembered)) return remembered
  }
  const found = (await findInstalled()) ?? (install(), await findInstalled())
  if (found === undefined)
    throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH.')
  mkdirSync(cache, { recursive: true })
  writeFileSync(memo, found)
  return found
}

/** Starts the browser that the checks use. */
export const launchChromium = async () => launch(await findChromium())
