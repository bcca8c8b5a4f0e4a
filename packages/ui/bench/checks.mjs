// The checks made without timing.
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openPage, sleep } from './measure.mjs'
import { shots } from './options.mjs'

/** The problem that keeps an adapter from showing the right table; empty when it does. */
export async function verify(browser, base, name, rows) {
  const { context, page, errors } = await openPage(browser, base, name)
  try {
    await page.evaluate((n) => window.bench.prepare(n), rows)
    await page.evaluate(() => window.bench.mount())
    const problems = await page.evaluate(() => window.bench.verify())
    if (shots) {
      mkdirSync(shots, { recursive: true })
      await page.screenshot({ path: join(shots, name + '.png') })
      await page.evaluate(() => window.bench.scrollTo(900, 1234))
      await sleep(300)
      await page.screenshot({ path: join(shots, name + '-scrolled.png') })
    }
    return [...problems, ...errors]
  } finally {
    await context.close()
  }
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Roles and attributes that assistive technology is told, and the violations that axe finds. */
export async function a11y(browser, base, name, rows) {
  const { context, page } = await openPage(browser, base, name)
  try {
    await page.evaluate((n) => window.bench.prepare(n), rows)
    await page.evaluate(() => window.bench.mount())
    await page.evaluate(() => window.bench.idle(60)) // glide builds its hidden tree after a delay
    await page.evaluate(() => window.bench.armSort('faceAmount', 'asc'))
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
    const axe = await page.evaluate(async (tags) => {
      const r = await window.axe.run('#root', { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
      return r.violations.map((v) => ({ id: v.id, impact: v.impact, nodes: v.nodes.length }))
    }, AXE_TAGS)
    await page.evaluate(() => window.bench.watchClick())
    const at = await page.evaluate(() => window.bench.armSort('faceAmount', 'asc'))
    await page.mouse.click(at.x, at.y)
    await page.evaluate(() => window.bench.idle(60))
    const facts = await page.evaluate(() => window.bench.a11y())
    return { ...facts, axe }
  } finally {
    await context.close()
  }
}
