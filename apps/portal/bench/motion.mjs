/**
 * Frames that the motion of the portal loses on a processor four times slower: rows that appear and go, menus, panels,
 * the menu of a phone, columns that change places, an entry of the worklist that is done.
 *
 *     npm run build && node scripts/run.mjs ../apps/portal/bench/motion [--slower 4] [--runs 3]
 *
 * A frame counts from the first one that shows the motion to the last. What comes before, the answer to the press, is
 * its own column: the longest frame of the act.
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
    runs: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4' },
    port: { type: 'string', default: '4694' },
    dist: { type: 'string', default: join(root, 'apps/portal/dist') },
  },
})

/**
 * Marks in the page's trace from when to when something moves; hovering and focus aren't what is measured. The first
 * frame of a motion is drawn with the answer to the press, so its loss isn't seen: motion begins with the second.
 */
function watchMotion() {
  let seen = 0
  const look = () => {
    const moves = document.getAnimations().some((motion) => {
      const { activeDuration } = motion.effect?.getComputedTiming() ?? {}
      return motion.playState === 'running' && activeDuration >= 100 && activeDuration <= 400
    })
    if (!moves && seen > 1) performance.mark('rests')
    seen = moves ? seen + 1 : 0
    if (seen === 2) performance.mark('moves')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** All events of the browser's trace while `act` is done and what it began has come to rest. */
async function trace(page, act) {
  const cdp = await page.context().newCDPSession(page)
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
  await cdp.send('Tracing.start', { categories: 'disabled-by-default-devtools.timeline.frame,blink.user_timing' })
  await act()
  await page.waitForTimeout(900)
  const isComplete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await isComplete
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.detach()
  return events.toSorted((a, b) => a.ts - b.ts)
}

/**
 * Frames while something moved: those that were drawn, those that showed the motion without a change of the page that
 * wasn't ready yet, and those in which nothing moved.
 */
function count(events) {
  const frames = { motions: 0, drawn: 0, 'without the page': 0, lost: 0 }
  let isMoving = false
  for (const { name, args } of events) {
    if (name === 'moves') frames.motions += 1
    if (name === 'moves' || name === 'rests') isMoving = name === 'moves'
    if (!isMoving) continue
    if (name === 'DrawFrame') frames.drawn += 1
    if (name === 'DroppedFrame') frames[args?.hasPartialUpdate ? 'without the page' : 'lost'] += 1
  }
  return frames
}

const results = new Map()
async function measure(page, name, act) {
  await page.waitForTimeout(400)
  const frames = count(await trace(page, act))
  const sum = results.get(name) ?? {}
  for (const [key, number] of Object.entries(frames)) sum[key] = (sum[key] ?? 0) + number
  results.set(name, sum)
}

/**
 * The least that anything could lose, on a page of its own: a square that slides and fades, and a sheet that does so over
 * the whole window, as panels do with what lies below them.
 */
async function measureFloors(browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(`
    <div style="inline-size: 200px; block-size: 200px; background: teal"></div>
    <aside style="position: fixed; inset: 0; background: rgb(0 0 0 / 40%); opacity: 0; pointer-events: none">
      <p style="position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: 480px; background: white"></p>
    </aside>`)
  await page.evaluate(watchMotion)
  const slide = (selector, frames) =>
    page.evaluate(
      async ([target, keyframes]) => {
        const motion = document.querySelector(target).animate(keyframes, { duration: 160 })
        await motion.finished
      },
      [selector, frames],
    )
  await measure(page, 'floor: a square', () => slide('div', { translate: ['0 40px', '0 0'], opacity: ['0', '1'] }))
  await measure(page, 'floor: a sheet comes', () => slide('aside', { opacity: ['0', '1'] }))
  await measure(page, 'floor: a sheet goes', () => slide('aside', { opacity: ['1', '0'] }))
  await page.close()
}

async function openAs(browser, userName, viewport) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.addInitScript(watchMotion)
  await page.request.post(`${origin}/api/auth/login`, { data: { username: userName, password: 'Producer#2026' } })
  const go = async (path) => {
    await page.goto(`${origin}${path}`)
    await page.waitForLoadState('networkidle')
  }
  return { page, go, button: (label) => page.getByRole('button', { name: label }).first() }
}

/** Does acts twice, and counts the second time: what a first press loads is not motion. */
async function measureActs(page, acts) {
  for (const isCounted of [false, true]) {
    for (const [name, act] of Object.entries(acts)) {
      if (isCounted) await measure(page, name, act)
      else await act()
      await page.waitForTimeout(600)
    }
  }
}

async function measureDesk(browser) {
  const { page, go, button } = await openAs(browser, 'rivera', { width: 1280, height: 800 })
  await go('/new-business/pending')
  await measureActs(page, {
    'rows come': () => button(/^Show all/).click(),
    'rows go': () => button(/^Show all/).click(),
    'menu comes': () => button('More actions').click(),
    'menu goes': () => page.keyboard.press('Escape'),
    'panel comes': () => page.getByRole('rowheader').getByRole('link').first().click(),
    'panel goes': () => page.keyboard.press('Escape'),
  })
  await go('/new-business/column-settings/pending')
  await measureActs(page, {
    'column goes down': () => button('Move Product Name down').click(),
    'column goes up': () => button('Move Product Name up').click(),
  })
  let done = 0
  await page.route('**/api/worklist*', async (route) => {
    const answer = await route.fetch()
    const work = await answer.json()
    await route.fulfill({ json: { ...work, items: work.items.slice(done) } })
  })
  await go('/dashboard')
  const entries = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem')
  await measureActs(page, {
    'entry of the worklist is done': async () => {
      const first = entries.filter({ hasText: await entries.first().textContent() })
      await page.getByRole('navigation').getByRole('link', { name: 'Statements' }).first().click()
      await page.waitForURL('**/statements**')
      // For two seconds an answer isn't asked for again
      await page.waitForTimeout(2_100)
      done += 1
      await page.goBack()
      await first.waitFor({ state: 'detached' })
    },
  })
  await page.context().close()
}

async function measurePhone(browser) {
  const { page, go, button } = await openAs(browser, 'rivera', { width: 375, height: 812 })
  await go('/new-business/pending')
  await measureActs(page, {
    'phone: navigation comes': () => button(/navigation|menu/i).click(),
    'phone: navigation goes': () => page.keyboard.press('Escape'),
    'phone: sheet comes': () => button(/^Filter/).click(),
    'phone: sheet goes': () => page.keyboard.press('Escape'),
  })
  await page.context().close()
}

let browser
const { origin, stop } = await startService({ port: values.port, dist: values.dist, cases: '200' })
try {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  for (let run = 0; run < Number(values.runs); run += 1) {
    await measureFloors(browser)
    await measureDesk(browser)
    await measurePhone(browser)
  }
} finally {
  await browser?.close()
  await stop()
}

console.table(Object.fromEntries(results))
console.log(`load ${loadavg()[0].toFixed(1)}`)
