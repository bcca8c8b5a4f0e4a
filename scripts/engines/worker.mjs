/* oxlint-disable unicorn/require-post-message-target-origin -- a worker thread has no origin */
import { parentPort, workerData } from 'node:worker_threads'
import { openStories, prepareStory, showStory } from '../../.storybook/story-page.ts'
import { launchChromium } from '../chromium.mjs'
import { installEngines, runAlfa, runIbm } from './engines.mjs'
import { isWholePage } from './states.mjs'

const patienceMs = 45_000
const phone = { width: 375, height: 812 }

const browser = await launchChromium()
let page
/** The worker's current step, for the message of a state that takes too long. */
let phase = ''

parentPort.on('message', async (state) => {
  if (state) return parentPort.postMessage(await judge(state))
  await browser.close()
  return parentPort.close()
})

/**
 * Judges a state in the window that it asks for, or at 1280 px, and what opens over a page on a phone, too:
 * `{ findings, duration, error }`.
 */
async function judge(state) {
  const start = performance.now()
  let timer
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${patienceMs / 1000} s ${phase}.`)), patienceMs)
  })
  try {
    return { findings: await Promise.race([judgeInItsWindows(state), tooLate]), duration: performance.now() - start }
  } catch (error) {
    await page?.close()
    page = undefined
    return { findings: [], error: String(error.message) }
  } finally {
    clearTimeout(timer)
  }
}

async function judgeInItsWindows(state) {
  phase = 'to show it'
  await (state.html ? showHtml(state) : show(state))
  const wide = await judgePage(state)
  if (state.html || page.viewportSize().width <= phone.width || !(await isLayerOpen())) return wide
  phase = 'to show it on a phone'
  await page.setViewportSize(phone)
  await page.waitForFunction((width) => window.matchMedia(`(width: ${width}px)`).matches, phone.width)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return [...wide, ...(await judgePage(state))]
}

/** True if a dialog, a panel or a menu is open. */
const isLayerOpen = () =>
  page.evaluate(() => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null)

async function judgePage(state) {
  phase = 'in IBM Equal Access'
  const ibm = await runIbm(page)
  phase = 'in Alfa'
  return [...ibm, ...(await runAlfa(page, isWholePage(state)))]
}

async function showHtml({ html }) {
  await page?.close()
  page = await browser.newPage()
  await page.setContent(html)
  await installEngines(page)
}

async function show({ id }) {
  if (!page) {
    page = await browser.newPage()
    await openStories(page, workerData)
    // The engines must not meet a color on its way to another
    await page.addStyleTag({ content: 'html * { transition: none !important }' })
    await installEngines(page)
  }
  await prepareStory(page, id, 'light', { isAxeOff: true })
  const { hasPassed } = await showStory(page, id, 'light')
  if (!hasPassed) throw new Error('Its play function failed.')
  await page.evaluate(() => {
    // A component is a part of a page: without landmarks of its own, it is in the main one
    const root = document.querySelector('#storybook-root')
    root.removeAttribute('role')
    if (!document.querySelector('main, [role="main"]')) root.setAttribute('role', 'main')
  })
}
