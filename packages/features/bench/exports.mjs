/**
 * Exports of 10,000 cases, made in the browser as in the portal, beside the plain PDF library in the same run.
 *
 *     node scripts/run.mjs ../packages/features/bench/exports [--runs 3] [--rows 10000]
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumFlags } from '../../../scripts/chromium-flags.ts'
import { findChromium } from '../../../scripts/chromium.mjs'
import { withoutPdfExtras } from '../src/exports/without-pdf-extras.ts'
import { withLongestTask } from './longest-task.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, rows: { type: 'string', default: '10000' } },
})
const page = {
  configFile: false,
  root: `${import.meta.dirname}/page`,
  logLevel: 'warn',
  worker: { format: 'es' },
  resolve: { alias: withoutPdfExtras },
  build: { outDir: '../dist', emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  preview: { port: 4690 },
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const ms = (number) => `${Math.round(number).toLocaleString('en-US')} ms`

await build(page)
const server = await preview(page)
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
const results = { csv: [], pdf: [], plain: [] }

async function measure(kind) {
  const tab = await browser.newPage()
  await tab.goto(`${server.resolvedUrls.local[0]}?rows=${values.rows}`)
  await tab.waitForFunction(() => document.title === 'ready')
  const { result, longest } = await withLongestTask(browser, tab, () =>
    tab.evaluate((name) => globalThis.bench[name](), kind),
  )
  await tab.close()
  return { ...result, longest }
}

try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    const order = run % 2 === 0 ? ['csv', 'pdf', 'plain'] : ['plain', 'pdf', 'csv']
    for (const kind of order) results[kind].push(await measure(kind))
  }
} finally {
  await browser.close()
  await server.close()
}

const rows = Object.entries(results).map(([name, runs]) => ({
  name,
  time: ms(median(runs.map(({ time }) => time))),
  'longest task by the clock': ms(Math.max(...runs.map(({ longestTask }) => longestTask))),
  'of processor time': ms(Math.max(...runs.map(({ longest }) => longest))),
  size: `${(runs[0].size / 1e6).toFixed(1)} MB`,
}))
console.table(rows)
const ratios = results.pdf.map(({ time }, run) => time / results.plain[run].time)
console.log(
  `PDF to plain library: ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
)
console.log(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`)
