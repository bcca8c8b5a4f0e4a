import { brands } from '@producer-portal/domain/brand'
import { pages } from '@producer-portal/domain/shell'
import type { Page, TestInfo } from '@playwright/test'
import config from '../../playwright.config.js'
import { expect, test } from '../support/test.js'
import { haveSession } from '../support/sign-in.js'
import { colorBars, placeBars } from './bars.js'
import { inkShare } from './ink-share.js'
import { readPage } from './read-page.js'
import type { Fault } from './read-page.js'
import { hasContent, notVisited, screens } from './screens.js'
import type { Screen } from './screens.js'

// Scroll bars that take room, as most people's with a mouse do
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

/** A table that is off is off in each of its cells: the first ones are pictured, all are named. */
const cropsPerBar = 3

const desk = { width: 1280, height: 800 }
const phone = { width: 375, height: 812 }
const sizes = [{ width: 1440, height: 900 }, desk, { width: 768, height: 1024 }, phone]
const modes = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'high contrast', colorScheme: 'light', contrast: 'more' },
] as const

/** What was found on a screen: a line for each fault, the first ones of a bar with a picture. */
class Findings {
  readonly lines: string[] = []
  readonly #page: Page
  readonly #info: TestInfo

  constructor(page: Page, info: TestInfo) {
    this.#page = page
    this.#info = info
  }

  async add(bar: string, faults: readonly Fault[]): Promise<void> {
    for (const [index, { element, figure, box }] of faults.entries()) {
      const line = `${bar}: ${element}: ${figure}`
      const crop = index < cropsPerBar ? await this.#crop(box) : undefined
      this.lines.push(crop ? `${line} (${crop})` : line)
    }
  }

  async #crop(box: Fault['box']): Promise<string | undefined> {
    const path = this.#info.outputPath(`${this.lines.length + 1}.png`)
    const [x, y] = [Math.max(0, box.x - 24), Math.max(0, box.y - 24)]
    const clip = { x, y, width: box.width + 48, height: box.height + 48 }
    // What has scrolled out of a table can't be pictured
    return this.#page.screenshot({ path, fullPage: true, clip }).then(
      () => path,
      () => undefined,
    )
  }
}

/** Opens a screen and waits until it is whole. */
async function open(page: Page, { as, path, density }: Screen): Promise<void> {
  await page.addInitScript(`globalThis.look = (${String(readPage)})()`)
  if (density) await page.addInitScript(`localStorage.setItem('producer-portal.density', '"${density}"')`)
  if (as !== 'nobody') await haveSession(page, as)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (path.includes('&panel=')) await expect(page.getByRole('dialog').last()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await settle(page)
  await expect.poll(() => new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
}

/** A busy machine needs its time for 10,000 cases; how fast they come is not asked here. */
const whole = { timeout: 60_000 }

/** Waits until nothing loads and the window has been laid out. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, whole)
  // Cards come in a script of their own, once a window is narrow; until then the table stands in for them
  await page.waitForFunction(
    (width) => window.innerWidth > width || !document.querySelector('main .dt-scroller'),
    phone.width,
  )
  await expect(page.locator('[data-cards]:not(:has(article), [data-message])')).toHaveCount(0)
  // A long list comes in parts, and waits with its export until it is whole
  await expect(page.getByRole('button', { name: 'Export', disabled: true })).toHaveCount(0, whole)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    look.forget()
  })
}

/** The bars of places in light alone, as none depends on a color; those of colors in every mode. */
async function measure(page: Page, findings: Findings, screen: Screen): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const [index, { name, ...media }] of modes.entries()) {
      await page.emulateMedia(media)
      await settle(page)
      for (const [bar, look] of Object.entries(index === 0 ? { ...placeBars, ...colorBars } : colorBars)) {
        await findings.add(`${bar}, ${size.width} px, ${name}`, await page.evaluate(look))
      }
      const least = { [desk.width]: 0.25, [phone.width]: 0.35 }[size.width]
      if (index > 0 || !least || !hasContent(screen)) continue
      const share = await inkShare(page)
      const fault = { element: 'main', figure: `ink on ${share.toFixed(2)}`, box: { x: 0, y: 0, ...size } }
      await findings.add(`6 ink, ${size.width} px`, share < least ? [fault] : [])
    }
  }
}

for (const brand of brands.slice(0, 2)) {
  test.describe(`in ${brand.name},`, () => {
    test.use({ brand: brand.id })

    for (const screen of screens) {
      test(
        `the look of ${screen.path} for ${screen.as}${screen.density ? `, ${screen.density}` : ''}`,
        { tag: '@full' },
        async ({ page }, info) => {
          const findings = new Findings(page, info)
          await open(page, screen)
          await measure(page, findings, screen)
          expect(findings.lines.join('\n')).toBe('')
        },
      )
    }
  })
}

test('every page of the portal is looked at', { tag: '@full' }, () => {
  const looked = screens.map(({ path }) => path.replace(/\?.*/, ''))
  const isLookedAt = (path: string) =>
    looked.some((at) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(at))
  const missing = Object.entries(pages).flatMap(([id, page]) =>
    'redirectTo' in page || isLookedAt(page.path) || notVisited.some((other) => other === id) ? [] : [page.path],
  )
  expect(missing).toEqual([])
})
