// Opens every docs page of the built Storybook, as a reader does, and reads its code samples.
import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { chromiumFlags } from '../chromium-flags.ts'
import { withBuiltStorybook } from '../stories/built-storybook.mjs'
import { workers } from '../workers.ts'
import { findUnreadable } from './samples.mjs'

/** Seconds in which a reader sees a page whose files the browser does not have yet. */
const mostSeconds = 2

/** Opens a docs page in a browser without a cache. Resolves to the seconds until it shows, and its code samples. */
async function readPage(browser, address, hasStories) {
  const page = await browser.newPage()
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

/**
 * Checks that readers can use the samples of all docs pages, and says which pages take long.
 * @returns {Promise<number>} an exit code
 */
export function checkPages() {
  return withBuiltStorybook(async ({ url, entries }) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
    const docs = entries.filter(({ type }) => type === 'docs')
    const faults = []
    const times = []
    const queue = docs.values()
    const visit = async () => {
      for (const { id, importPath } of queue) {
        const { seconds, samples } = await readPage(
          browser,
          `${url}/iframe.html?viewMode=docs&id=${id}`,
          importPath.endsWith('.tsx'),
        )
        times.push([seconds, id])
        for (const fault of new Set(samples.flatMap(findUnreadable))) faults.push(`${id}: ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: workers }, visit))
    await browser.close()
    times.sort(([a], [b]) => b - a)
    const slow = times.filter(([seconds]) => seconds > mostSeconds)
    console.log(
      `${docs.length} docs pages, half of them within ${times[Math.floor(times.length / 2)]?.[0].toFixed(1)} s`,
    )
    for (const [seconds, id] of slow.slice(0, 10)) console.log(`  ${seconds.toFixed(1)} s: ${id}`)
    for (const fault of faults) console.error(fault)
    return faults.length === 0 ? 0 : 1
  })
}
