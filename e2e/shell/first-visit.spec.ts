import { gzipSync } from 'node:zlib'
import { expect, test } from '../support/test.js'
import type { Page, Response } from '@playwright/test'
import { haveSession } from '../support/sign-in.js'

const limit = 207_000

/** The time after its start in which the portal loads menus and dialogs ahead; that is not part of the visit. */
const preloadDelay = 5_000

/** Words that only the code of what is opened later holds. */
const laterWords = {
  'column settings': 'Change Successful',
  exports: 'text/csv',
  uploads: 'or drag them here',
  'sign-in': 'Need help signing in?',
}

/** Collects every script that the page loads from now on, until it is ended: what is loaded ahead may come at any time. */
function collectScripts(page: Page) {
  const scripts: Promise<{ url: string; text: string }>[] = []
  const collect = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.text().then((text) => ({ url: response.url(), text })))
  }
  page.on('response', collect)
  return {
    loaded: () => Promise.all(scripts),
    end: async () => {
      page.off('response', collect)
      await Promise.allSettled(scripts)
    },
  }
}

test('the first visit to the dashboard loads at most 207 kB of script until its list can be used', async ({
  page,
  browser,
  baseURL,
}) => {
  await haveSession(page, 'rivera')
  const visit = await browser.newContext({ baseURL, storageState: await page.context().storageState() })
  const fresh = await visit.newPage()
  await fresh.addInitScript((delay) => {
    const start = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === delay ? 0 : start(run, ms)),
    })
  }, preloadDelay)
  const { loaded, end } = collectScripts(fresh)
  await fresh.goto('/dashboard')
  const widget = fresh.getByRole('region', { name: 'New Business Activity' })
  await expect(widget.getByRole('rowheader')).toHaveCount(5)
  await expect(widget.getByRole('button', { name: 'Page 2', exact: true })).toBeVisible()

  const scripts = await loaded()
  const sizes = scripts.map(({ url, text }) => ({ file: new URL(url).pathname, size: gzipSync(text).length }))
  // The charts, and what they share, come once they are near: on a slow machine before the list has its height
  const ofCharts = /-chart-|PartsBar-|filter-counts-/
  const total = sizes.reduce((sum, { file, size }) => (ofCharts.test(file) ? sum : sum + size), 0)
  const listing = sizes
    .toSorted((a, b) => b.size - a.size)
    .map(({ file, size }) => `${String(size).padStart(7)} ${file}`)
    .join('\n')
  test.info().annotations.push({ type: 'script', description: `${total} bytes of gzip\n${listing}` })
  expect(listing).toContain('/assets/start-')
  expect(total, listing).toBeLessThanOrEqual(limit)
  for (const [part, words] of Object.entries(laterWords))
    expect(
      scripts.filter(({ text }) => text.includes(words)).map(({ url }) => url),
      part,
    ).toEqual([])

  // The charts come once they are near. Beyond them, the loaded code is enough to work with the list: its tabs and pages.
  await widget.evaluate((section) => section.scrollIntoView({ block: 'end' }))
  await expect(widget.getByRole('group', { name: 'Cases by status' })).toBeVisible()
  const withCharts = (await loaded()).length
  await widget.getByRole('tab', { name: /^Issued/ }).click()
  await widget.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(fresh).toHaveURL(/page=2/)
  expect((await loaded()).length).toBe(withCharts)
  await end()
  await visit.close()
})
