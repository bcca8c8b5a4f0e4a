// One adapter at one number of rows on one fresh page: every figure of a cell of the result.
import { loadavg } from 'node:os'
import { throttle } from './options.mjs'

const WHEEL_Y = { seconds: 3, speed: 4000 } // 12,000 px: 300 rows
const WHEEL_FAST = { seconds: 1, speed: 20_000 } // a flick: every row replaced every second or third frame
const WHEEL_X = { seconds: 2, speed: 1400 } // 1 s right, 1 s back

const METRICS = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'ProcessTime']
async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics')
  const all = Object.fromEntries(list.map((m) => [m.name, m.value]))
  return all
}
/** Milliseconds of each duration between two readings. */
function spent(a, b) {
  const out = {}
  for (const k of METRICS) if (k in b) out[k.replace('Duration', '').toLowerCase()] = (b[k] - a[k]) * 1000
  return out
}
export const sleep = (ms) => new Promise((r) => setTimeout(r, ms))

async function heap(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  await sleep(30)
  await cdp.send('HeapProfiler.collectGarbage')
  return (await metrics(cdp)).JSHeapUsedSize
}

export async function openPage(browser, base, name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (e) => errors.push(String(e)))
  const cdp = await context.newCDPSession(page)
  // Thread ticks: CPU time of the page's main thread, so that other work on the machine
  // lengthens the wait but not the figure.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${base}/${name}/index.html`, { waitUntil: 'load' })
  await page.waitForFunction('window.bench')
  if (throttle !== 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return { context, page, cdp, errors }
}

/** One adapter, one row count, one fresh page: every timing of a cell. */
export async function measure(browser, base, name, rows) {
  const { context, page, cdp, errors } = await openPage(browser, base, name)
  const out = {}
  try {
    await page.evaluate((n) => window.bench.prepare(n), rows)
    out.calibrate = await page.evaluate(() => Math.min(window.bench.calibrate(), window.bench.calibrate()))
    const heapBefore = await heap(cdp)
    await page.evaluate(() => window.bench.idle(5))

    // (1) mount
    let m0 = await metrics(cdp)
    const mount = await page.evaluate(() => window.bench.mount())
    await page.evaluate(() => window.bench.idle(15)) // everything the table puts off to later frames is part of mounting
    const blocked = await page.evaluate(() => window.bench.blocking())
    out.mount = { ...mount, ...blocked, cpu: spent(m0, await metrics(cdp)) }

    // (5) (6)
    const heapAfter = await heap(cdp)
    out.heap = { after: heapAfter, own: heapAfter - heapBefore }
    out.dom = await page.evaluate(() => window.bench.domNodes())

    // (2) sort: a real click on the header
    for (const [key, column] of [
      ['sortText', 'insuredName'],
      ['sortNumber', 'faceAmount'],
    ]) {
      const at = await page.evaluate((c) => window.bench.armSort(c, 'asc'), column)
      await page.mouse.move(at.x, at.y)
      await page.evaluate(() => window.bench.idle(10))
      m0 = await metrics(cdp)
      await page.evaluate(() => window.bench.watchClick())
      await page.mouse.down()
      await page.mouse.up()
      const ms = await page.evaluate(() => window.bench.clicked())
      await page.evaluate(() => window.bench.idle(8))
      out[key] = { ms, ...(await page.evaluate(() => window.bench.blocking())), cpu: spent(m0, await metrics(cdp)) }
    }
    await page.mouse.move(1270, 790)
    await page.evaluate(() => window.bench.clearSort())
    await page.evaluate(() => window.bench.idle(15))

    // The cost of the measuring itself, to be taken off the actions' CPU time
    m0 = await metrics(cdp)
    await page.evaluate(() => window.bench.noop())
    await page.evaluate(() => window.bench.idle(8))
    await page.evaluate(() => window.bench.blocking())
    out.noop = { cpu: spent(m0, await metrics(cdp)) }

    // (3) filter
    for (const key of ['filter', 'filterClear']) {
      const text = key === 'filter' ? await page.evaluate(() => window.bench.FILTER_TEXT) : ''
      await page.evaluate((t) => window.bench.armFilter(t), text)
      await page.evaluate(() => window.bench.idle(5))
      m0 = await metrics(cdp)
      const filtered = await page.evaluate((t) => window.bench.filter(t), text)
      await page.evaluate(() => window.bench.idle(8))
      out[key] = {
        ...filtered,
        ...(await page.evaluate(() => window.bench.blocking())),
        cpu: spent(m0, await metrics(cdp)),
      }
    }

    await page.evaluate(() => window.bench.armTyping(window.bench.FILTER_TEXT))
    await page.evaluate(() => window.bench.idle(5))
    m0 = await metrics(cdp)
    const typed = await page.evaluate(() => window.bench.type())
    await page.evaluate(() => window.bench.idle(8))
    out.filterTyped = { ...typed, cpu: spent(m0, await metrics(cdp)) }
    await page.evaluate(() => window.bench.filter(''))
    await page.evaluate(() => window.bench.idle(8))

    // (4) scroll
    await page.mouse.move(800, 400)
    await page.evaluate(() => window.bench.idle(20))
    const wheel = async (axis, distance, speed) => {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 800,
        y: 400,
        gestureSourceType: 'mouse',
        preventFling: true,
        speed,
        xDistance: axis === 'x' ? distance : 0,
        yDistance: axis === 'y' ? distance : 0,
      })
    }
    m0 = await metrics(cdp)
    await page.evaluate(() => window.bench.scrollStart('y'))
    await wheel('y', -WHEEL_Y.seconds * WHEEL_Y.speed, WHEEL_Y.speed)
    let log = await page.evaluate(() => window.bench.scrollStop())
    out.scrollY = { ...log, cpu: spent(m0, await metrics(cdp)) }
    await page.evaluate(() => window.bench.idle(10))
    m0 = await metrics(cdp)
    await page.evaluate(() => window.bench.scrollStart('y'))
    await wheel('y', -WHEEL_FAST.seconds * WHEEL_FAST.speed, WHEEL_FAST.speed)
    log = await page.evaluate(() => window.bench.scrollStop())
    out.scrollFast = { ...log, cpu: spent(m0, await metrics(cdp)) }
    await page.evaluate(() => window.bench.idle(10))
    m0 = await metrics(cdp)
    await page.evaluate(() => window.bench.scrollStart('x'))
    await wheel('x', (-WHEEL_X.seconds / 2) * WHEEL_X.speed, WHEEL_X.speed)
    await wheel('x', (WHEEL_X.seconds / 2) * WHEEL_X.speed, WHEEL_X.speed)
    log = await page.evaluate(() => window.bench.scrollStop())
    out.scrollX = { ...log, cpu: spent(m0, await metrics(cdp)) }
    out.load = loadavg()[0]
    if (errors.length) out.errors = errors
    return out
  } catch (e) {
    throw new Error(`${name} at ${rows} rows: ${e.message}${errors.length ? ' | page: ' + errors.join(' | ') : ''}`)
  } finally {
    await context.close()
  }
}
