// Finds a Chromium that really starts, and installs one where none does.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags } from './chromium-flags.mjs'
import { installByApt, installByPlaywright, installFromNpm } from './chromium-install.mjs'
import { cache } from './paths.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** True when this browser renders a page; '' stands for Playwright's own. */
async function starts(executablePath) {
  try {
    const browser = await chromium.launch({
      args: chromiumFlags,
      timeout: 20_000,
      ...(executablePath ? { executablePath } : {}),
    })
    try {
      const page = await browser.newPage()
      await page.setContent('<p>ok</p>')
      return (await page.textContent('p')) === 'ok'
    } finally {
      await browser.close()
    }
  } catch {
    return false
  }
}

function installedBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)).find(existsSync) ?? [])
  return [...onPath, ...fixedPlaces.filter(existsSync)]
}

async function firstThatStarts(candidates) {
  for (const candidate of candidates) if (await starts(candidate)) return candidate
  return undefined
}

/** The ways to a browser, the cheapest first; each is tried only when those before it gave none. */
const ways = [
  () => firstThatStarts(['', ...installedBrowsers()]),
  () => (console.log('No browser found: installing one'), installByPlaywright(), firstThatStarts([''])),
  () => (installByApt() ? firstThatStarts(installedBrowsers()) : undefined),
  async () => firstThatStarts([await installFromNpm()].filter(Boolean)),
]

/**
 * The browser that the checks use.
 * @returns {Promise<string>} its path, or '' for Playwright's own; `CHROMIUM_PATH` wins
 * @throws {Error} when none can be found or installed
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const memo = join(cache, 'chromium-path')
  if (existsSync(memo)) {
    const known = readFileSync(memo, 'utf8')
    if (await starts(known)) return known
  }
  for (const way of ways) {
    const found = await way()
    if (found === undefined) continue
    mkdirSync(cache, { recursive: true })
    writeFileSync(memo, found)
    return found
  }
  throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH.')
}
