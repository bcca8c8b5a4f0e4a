/**
 * The time a list of 10,000 cases keeps a producer waiting: from the reload of /new-business/pending to the first rows,
 * and to all of them. The first round also waits for the service to read the list.
 *
 *     npm run build && node scripts/run.mjs ../apps/portal/bench/first-rows [--runs 5] [--rows 10000]
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags } from '../../../scripts/chromium-flags.ts'
import { findChromium } from '../../../scripts/chromium.mjs'
import { root } from '../../../scripts/paths.mjs'
import { startService } from './service.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4692' },
    dist: { type: 'string', default: join(root, 'apps/portal/dist') },
  },
})
/** Notes in the page, frame by frame, when the first rows are drawn and when the count of all is. */
function watchRows() {
  globalThis.seen = {}
  const look = () => {
    const { seen } = globalThis
    const main = document.querySelector('main')
    if (!seen.first && main?.querySelector('[role=rowheader]')) seen.first = performance.now()
    if (!seen.all && /Showing [\d,]+ Pending Cases/.test(main?.textContent ?? '')) seen.all = performance.now()
    if (!seen.all) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const rounds = []
let browser
const { origin, stop } = await startService({ port: values.port, dist: values.dist, cases: values.rows })
try {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}/profile`)
  await page.getByLabel('Password', { exact: true }).fill('Producer#2026')
  await page.getByLabel('User ID').fill('bigbook')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL(/profile/)
  await page.addInitScript(watchRows)
  for (let run = 0; run < Number(values.runs); run += 1) {
    await page.goto(`${origin}/new-business/pending`)
    await page.waitForFunction(() => globalThis.seen.all, null, { timeout: 120_000 })
    const { first, all } = await page.evaluate(() => globalThis.seen)
    rounds.push({ 'first rows, ms': Math.round(first), 'all rows, ms': Math.round(all), load: loadavg()[0].toFixed(1) })
  }
} finally {
  await browser?.close()
  await stop()
}

console.table(rounds)
