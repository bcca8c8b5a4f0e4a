/**
 * A list of 10,000 rows in the built portal, on the real service: what filtering, sorting and scrolling cost the page's
 * main thread, beside the same done by hand without any library in the same run.
 *
 *     npm run build && node scripts/run.mjs ../apps/portal/bench/case-list [--list inforce] [--runs 5] [--rows 10000]
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags } from '../../../scripts/chromium-flags.ts'
import { findChromium } from '../../../scripts/chromium.mjs'
import { root } from '../../../scripts/paths.mjs'
import { floor } from './floor.mjs'
import { lists } from './lists.mjs'
import { ms, tableOf } from './report.mjs'
import { startService } from './service.mjs'

const { values } = parseArgs({
  options: {
    list: { type: 'string', default: 'new-business' },
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4691' },
    dist: { type: 'string', default: join(root, 'apps/portal/dist') },
    profile: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const list = lists[values.list]

/** Reads the browser's own counter of the time that the main thread ran; what else the machine does is not in it. */
async function counter(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
}

/** Waits until the page has drawn what it had to draw and does nothing more. */
const settle = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let calm = 0
        const look = () => {
          calm += 1
          if (calm < 4) requestIdleCallback(() => requestAnimationFrame(look), { timeout: 500 })
          else resolve()
        }
        look()
      }),
  )

async function cost(page, read, act) {
  await settle(page)
  const idleBefore = await read()
  await settle(page)
  const before = await read()
  const watching = before - idleBefore
  await act()
  await settle(page)
  return (await read()) - before - watching
}

async function openList(browser, size) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const address = new URL(list.address, origin)
  address.searchParams.set('rows', size)
  await page.goto(String(address))
  await page.getByLabel('Password', { exact: true }).fill('Producer#2026')
  await page.getByLabel('User ID').fill('bigbook')
  let rows = list.answer?.(Number(values.rows))
  await page.route(list.call, async (route) => {
    if (list.answer) return route.fulfill({ json: rows })
    const response = await route.fetch()
    rows = await response.json()
    return route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('main').getByText(list.shown).waitFor({ timeout: 60_000 })
  const filters = page.getByRole('button', { name: /^Filter Cases/ })
  if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click()
  // Nobody sorts in the moment in which a list appears; what is made ahead while the page rests is not of the sort.
  await page.waitForTimeout(3000)
  return { page, rows, close: () => context.close() }
}

const header = (page, name) => page.getByRole('columnheader', { name })

async function measureList(browser, size) {
  const { page, rows, close } = await openList(browser, size)
  const read = await counter(page)
  // The mouse by its place, and the choice by its event: looking for elements would run in the page and be counted.
  const sortBy = async (name) => {
    const button = header(page, name).getByRole('button').first()
    await button.scrollIntoViewIfNeeded()
    const { x, y, height } = await button.boundingBox()
    const before = await header(page, name).getAttribute('aria-sort')
    const spent = await cost(page, read, () => page.mouse.click(x + 20, y + height / 2))
    if ((await header(page, name).getAttribute('aria-sort')) === before) throw new Error(`${name} was not sorted`)
    return spent
  }
  const { text, numbers, dates } = list.sorts
  const filter = await page.getByRole('combobox', { name: list.filter }).first().elementHandle()
  const choose = (index) =>
    cost(page, read, () =>
      filter.evaluate((select, at) => {
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, select.options[at].value)
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }, index),
    )
  const box = page.getByRole('searchbox', { name: 'Name or contract number' })
  const result = {}
  if (values.profile) await profile(page, () => sortBy(text))
  result['sort, text'] = await sortBy(text)
  result['sort, text, reversed'] = await sortBy(text)
  result['sort, numbers'] = await sortBy(numbers)
  result['sort, dates'] = await sortBy(dates)
  await box.focus()
  const typing = []
  for (const letter of 'mar') typing.push(await cost(page, read, () => page.keyboard.type(letter)))
  result['filter, a letter of the name'] = Math.max(...typing)
  result['filter, name cleared'] = await cost(page, read, async () => {
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
  })
  result['filter, a choice'] = await choose(2)
  result['filter, all open again'] = await choose(0)
  if (size === 'all') result['longest task while scrolling'] = await scroll(browser, page)
  await close()
  return { result, rows }
}

/** Prints where the time of one act goes, function by function. */
async function profile(page, act) {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  await session.send('Profiler.start')
  await act()
  const { profile: found } = await session.send('Profiler.stop')
  const own = new Map()
  found.samples.forEach((id, index) => {
    const { functionName, url, lineNumber, columnNumber } = found.nodes.find((node) => node.id === id).callFrame
    const key = `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber}:${columnNumber}`
    own.set(key, (own.get(key) ?? 0) + found.timeDeltas[index] / 1000)
  })
  const busiest = [...own].filter(([key]) => !/\(idle\)/.test(key)).toSorted(([, a], [, b]) => b - a)
  console.table(Object.fromEntries(busiest.slice(0, 25).map(([key, time]) => [key, ms(time)])))
}

/**
 * Turns of the wheel, then a flick over thousands of rows: the longest task of the main thread, in the time that the
 * thread really ran.
 */
async function scroll(browser, page) {
  await page.mouse.move(700, 600)
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 40 ? 240 : 4000)
    await settleFrame(page)
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(({ pid, tid, tdur }) => tdur !== undefined && mains.has(`${pid} ${tid}`))
  return Math.max(...tasks.map(({ tdur }) => tdur / 1000))
}

const settleFrame = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))

async function measureFloor(browser, rows) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<!doctype html><input aria-label="name"><table><tbody></tbody></table>')
  const read = await counter(page)
  await page.evaluate(floor, { rows, numberOf: list.numberOf })
  const result = {}
  for (const [name, key] of [
    ['sort, text', 'text'],
    ['sort, numbers', 'numbers'],
    ['filter, a letter of the name', 'filter'],
  ])
    result[name] = await cost(page, read, () => page.evaluate((each) => globalThis.byHand[each](), key))
  await page.close()
  return result
}

const rounds = []
let browser
const { origin, stop } = await startService({
  port: values.port,
  dist: values.dist,
  cases: list.answer ? '0' : values.rows,
})
try {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? ['all', '10'] : ['10', 'all']
    const round = {}
    for (const size of order) {
      const { result, rows } = await measureList(browser, size)
      round[size] = result
      round.byHand ??= await measureFloor(browser, rows)
    }
    rounds.push(round)
    console.log(`Round ${run + 1} of ${runs}, load ${loadavg()[0].toFixed(1)}`)
  }
} finally {
  await browser?.close()
  await stop()
}

console.table(tableOf(rounds))
