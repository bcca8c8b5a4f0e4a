/* oxlint-disable unicorn/require-post-message-target-origin -- a worker thread has no origin */
import { parentPort, workerData } from 'node:worker_threads'
import { chromium } from 'playwright'
import { installStoryPage, pageSettings } from '../../.storybook/runner-page.ts'
import { chromiumFlags } from '../chromium-flags.mjs'
import { installEngines, runAlfa, runIbm } from './engines.mjs'
import { isWholePage } from './states.mjs'

const patienceMs = 45_000
const desktop = { width: 1280, height: 800 }
const phone = { width: 375, height: 812 }

const { url, executablePath } = workerData
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags })
let page
/** What the worker is doing, for the message of a state that takes too long. */
let phase = ''

parentPort.on('message', async (state) => {
  if (state) return parentPort.postMessage(await judge(state))
  await browser.close()
  return parentPort.close()
})

/**
 * Judges a state in the window that it asks for, or at 1280 px, and what opens over a page on a phone, too:
 * `{ findings, phases, error }`.
 */
async function judge(state) {
  let timer
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${patienceMs / 1000} s ${phase}.`)), patienceMs)
  })
  try {
    return await Promise.race([judgeInItsWindows(state), tooLate])
  } catch (error) {
    await page?.context().close()
    page = undefined
    return { findings: [], error: String(error.message) }
  } finally {
    clearTimeout(timer)
  }
}

async function judgeInItsWindows(state) {
  phase = 'to show it'
  await (state.html ? showHtml(state) : showStory(state))
  const wide = await judgePage(state)
  if (state.html || page.viewportSize().width <= phone.width || !(await isLayerOpen())) return wide
  phase = 'to show it on a phone'
  await resizeTo(phone)
  const narrow = await judgePage(state)
  return {
    findings: [...wide.findings, ...narrow.findings],
    phases: { ibm: wide.phases.ibm + narrow.phases.ibm, alfa: wide.phases.alfa + narrow.phases.alfa },
  }
}

/** Whether a dialog, a panel or a menu is open. */
const isLayerOpen = () =>
  page.evaluate(() => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null)

async function judgePage(state) {
  const start = performance.now()
  phase = 'in IBM Equal Access'
  const ibm = await runIbm(page)
  const between = performance.now()
  phase = 'in Alfa'
  const alfa = await runAlfa(page, isWholePage(state))
  return { findings: [...ibm, ...alfa], phases: { ibm: between - start, alfa: performance.now() - between } }
}

async function openPage() {
  const context = await browser.newContext({ viewport: desktop })
  return context.newPage()
}

async function showHtml({ html }) {
  await page?.context().close()
  page = await openPage()
  await page.setContent(html)
  await installEngines(page)
}

async function showStory({ id }) {
  if (!page) {
    page = await openPage()
    await page.goto(`${url}/iframe.html`, { waitUntil: 'load' })
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    // The engines must not meet a color on its way to another
    await page.addStyleTag({ content: 'html * { transition: none !important }' })
    await page.evaluate(installStoryPage, pageSettings)
    await installEngines(page)
  }
  const size = (await page.evaluate((story) => window.storyPage.prepare(story, 'light'), id)) ?? desktop
  await resizeTo(size)
  await page.evaluate(playStory, id)
}

/** In the page: shows a story and plays it, without the axe-core that the run of the stories has. */
async function playStory(id) {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window
  preview.storyStore.userGlobals.update({ a11y: { manual: true } })
  await new Promise((resolve, reject) => {
    channel.once('storyFinished', ({ storyId, status }) =>
      storyId === id && status === 'success' ? resolve() : reject(new Error(`Story ${storyId}: ${status}.`)),
    )
    channel.once('storyErrored', ({ description }) => reject(new Error(description)))
    channel.once('storyThrewException', ({ message }) => reject(new Error(message)))
    channel.once('storyMissing', () => reject(new Error('There is no such story.')))
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
  // A component is a part of a page: without landmarks of its own, it is in the main one.
  const root = document.querySelector('#storybook-root')
  root.removeAttribute('role')
  if (!document.querySelector('main, [role="main"]')) root.setAttribute('role', 'main')
}

/** Resizes the window and waits for the frame that lays the page out for it. */
async function resizeTo(size) {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => window.matchMedia(`(width: ${width}px)`).matches, size.width)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
