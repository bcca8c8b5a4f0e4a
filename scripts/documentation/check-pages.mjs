// Opens every docs page of the built Storybook, as a reader does, and reads its code samples.
import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { chromiumFlags } from '../chromium-flags.ts'
import { withBuiltStorybook } from '../stories/built-storybook.mjs'
import { workers } from '../workers.ts'
import { findUnreadable } from './samples.mjs'

/** Seconds in which a reader sees a page. */
const mostSeconds = 2

/** So many pages are also timed in a browser that has none of their files yet, one after the other. */
const firstVisits = 9

/** Opens a docs page. Resolves to the seconds until it shows, and its code samples. */
async function readPage(context, address, hasStories) {
  const page = await context.newPage()
  try {
    const start = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#storybook-docs h1').first().waitFor()
    const seconds = (performance.now() - start) / 1000
    if (hasStories) await page.locator('.docblock-code-toggle').first().waitFor()
    const toggles = page.locator('.docblock-code-toggle[aria-checked="false"]')
    while ((await toggles.count()) > 0) await toggles.first().dispatchEvent('click')
    return { seconds, samples: await page.locator('pre.prismjs').allTextContents() }
  } finally {
    await page.close()
  }
}

/** Says how long pages take, and which of them longer than they may. */
function tellTimes(what, times) {
  times.sort(([a], [b]) => b - a)
  const median = times[Math.floor(times.length / 2)]?.[0].toFixed(1)
  console.log(`${times.length} docs pages ${what}: half of them within ${median} s`)
  const slow = times.filter(([seconds]) => seconds > mostSeconds)
  for (const [seconds, id] of slow.slice(0, 10)) console.log(`  ${seconds.toFixed(1)} s: ${id}`)
}

/**
 * Checks that readers can use the samples of all docs pages, and says which pages take long.
 * @returns {Promise<number>} an exit code
 */
export function checkPages() {
  return withBuiltStorybook(async ({ url, entries }) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
    const docs = entries.filter(({ type }) => type === 'docs')
    const faults = []
    const read = async (context, { id, importPath }) => {
      const address = `${url}/iframe.html?viewMode=docs&id=${id}`
      const { seconds, samples } = await readPage(context, address, importPath.endsWith('.tsx'))
      for (const fault of new Set(samples.flatMap(findUnreadable))) faults.push(`${id}: ${fault}`)
      return [seconds, id]
    }
    try {
      const first = []
      for (const entry of docs.filter((_, place) => place % Math.ceil(docs.length / firstVisits) === 0)) {
        const context = await browser.newContext()
        first.push(await read(context, entry))
        await context.close()
      }
      tellTimes('as the first of a visit', first)

      const times = []
      const queue = docs.values()
      const visit = async () => {
        const context = await browser.newContext()
        for (const entry of queue) times.push(await read(context, entry))
        await context.close()
      }
      await Promise.all(Array.from({ length: workers }, visit))
      tellTimes('one after the other', times)
    } finally {
      // Also after a page that doesn't show: an open browser keeps the server from closing
      await browser.close()
    }
    for (const fault of new Set(faults)) console.error(fault)
    return faults.length === 0 ? 0 : 1
  })
}
