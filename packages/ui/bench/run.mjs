/** Runs the benchmark; see README.md. `npm run bench` comes here through bench.mjs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags } from '../../../scripts/chromium-flags.ts'
import { a11y, verify } from './checks.mjs'
import { ROOT, versions } from './lib.mjs'
import { measure } from './measure.mjs'
import { others, quiet } from './noise.mjs'
import { isBuilt, isTimed, jsonOut, mdOut, modes, only, rowCounts, runs, throttle } from './options.mjs'
import { report } from './report.mjs'
import { server } from './server.mjs'

if (!isBuilt) {
  const { buildAll } = await import('./build.mjs')
  await buildAll(only)
} else {
  for (const n of only)
    if (!existsSync(join(ROOT, 'dist/page', n, 'index.html')))
      throw new Error(`${n} is not built; run without --no-build`)
}
await new Promise((r) => server.listen(0, '127.0.0.1', r))
const base = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined, args: chromiumFlags })
const started = Date.now()
const result = {
  at: new Date().toISOString(),
  chromium: browser.version(),
  node: process.version,
  cpus: cpus().length,
  throttle,
  versions: versions(),
  rowCounts,
  runs,
  adapters: only,
  labels: {},
  sizes: JSON.parse(readFileSync(join(ROOT, 'dist/sizes.json'), 'utf8')),
  cells: [], // { name, rows, run, ... }
}
let failed = false
try {
  if (modes.verify) {
    for (const name of only) {
      const problems = await verify(browser, base, name, rowCounts[0])
      console.log(`${problems.length ? 'FAIL' : 'ok  '} ${name}`)
      for (const p of problems) console.log('       ' + p)
      failed ||= problems.length > 0
    }
  }
  if (modes.a11y) {
    result.a11y = {}
    for (const name of only) {
      result.a11y[name] = await a11y(browser, base, name, rowCounts[0])
      console.log(name, JSON.stringify(result.a11y[name]))
    }
  }
  if (isTimed) {
    let waitLeft = 90_000 // the time a whole run waits for the machine to be quiet
    const cell = async (name, rows, run) => {
      const waited = await quiet(Math.min(6_000, waitLeft))
      waitLeft -= waited
      const t = Date.now()
      const noise = others()
      const c = { name, rows, run, ...(await measure(browser, base, name, rows)) }
      c.noise = noise()
      const f = (n) => n.toFixed(0).padStart(4)
      console.log(
        `${String(rows).padStart(6)} #${run} ${name.padEnd(18)} mount ${f(c.mount.painted)} sort ${f(c.sortText.ms)} ${f(c.sortNumber.ms)} filter ${f(c.filter.ms)}` +
          ` | cpu mount ${f(c.mount.cpu.task)} scrollY ${f(c.scrollY.cpu.task)} X ${f(c.scrollX.cpu.task)} fast ${f(c.scrollFast.cpu.task)} blank ${c.scrollFast.blankFrames}/${c.scrollFast.frames} heap ${(c.heap.own / 1048576).toFixed(1)} MB | others ${(c.noise * 100).toFixed(0)}% calib ${f(c.calibrate)} (${((Date.now() - t) / 1000).toFixed(1)} s)`,
      )
      if (c.errors) console.log('       page errors: ' + c.errors.join(' | '))
      return c
    }
    for (const rows of rowCounts) {
      const cells = []
      await measure(browser, base, only[0], rows) // warm the browser itself; not counted
      for (let run = 0; run < runs; run++) {
        // Interleaved, and each round starts one adapter later, so no one always follows the same neighbour.
        for (let i = 0; i < only.length; i++) cells.push(await cell(only[(i + run) % only.length], rows, run))
      }
      // The noisiest cells are taken again, at most one round's worth; the quieter of the two stays.
      const noisy = cells
        .filter((c) => c.noise > 0.2)
        .toSorted((a, b) => b.noise - a.noise)
        .slice(0, only.length)
      for (const old of noisy) {
        console.log(`       again (others used ${(old.noise * 100).toFixed(0)}% of the machine):`)
        const c = await cell(old.name, rows, old.run)
        if (c.noise < old.noise) cells[cells.indexOf(old)] = { ...c, repeated: true }
      }
      result.cells.push(...cells)
    }
  }
} finally {
  await browser.close()
  server.close()
}
result.seconds = (Date.now() - started) / 1000
if (jsonOut) {
  mkdirSync(dirname(jsonOut), { recursive: true })
  writeFileSync(jsonOut, JSON.stringify(result))
}
if (isTimed) {
  const text = report([result])
  if (mdOut) writeFileSync(mdOut, text)
  console.log('\n' + text)
}
console.log(`took ${result.seconds.toFixed(0)} s`)
process.exitCode = failed ? 1 : 0
