import type { Locator, Page, Route } from '@playwright/test'
import config from '../../playwright.config.js'
import { expect, test } from '../support/test.js'
import { haveSession } from '../support/sign-in.js'

// Scroll bars that take room, as in the look of each screen
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const desk = { width: 1280, height: 800 }
const phone = { width: 375, height: 812 }

/** Bars about what a page does: some need an act, others a failing service. */
async function open(page: Page, as: string, path: string, size = desk): Promise<void> {
  await page.setViewportSize(size)
  await haveSession(page, as)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settle(page)
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN)
const lines = (page: Page) => page.getByRole('rowheader')

for (const { size, top, count } of [
  { size: desk, top: 240, count: 8 },
  { size: phone, top: 420, count: 4 },
]) {
  test(
    `8 worklist: at ${size.width} px the first step is at ${top} px at most, and each has its act`,
    {
      tag: '@full',
    },
    async ({ page }) => {
      await open(page, 'rivera', '/dashboard', size)
      const steps = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem')
      expect(await topOf(steps.first())).toBeLessThanOrEqual(top)
      expect(await steps.count()).toBeGreaterThanOrEqual(8)
      for (const step of await steps.all()) await expect(step.getByRole('link')).toHaveCount(1)
      const inWindow = await steps.evaluateAll(
        (all) => all.filter((item) => item.getBoundingClientRect().bottom <= innerHeight).length,
      )
      expect(inWindow).toBeGreaterThanOrEqual(count)
    },
  )
}

test('8 worklist: the number of each list is the number of what it opens', { tag: '@full' }, async ({ page }) => {
  await open(page, 'rivera', '/dashboard')
  const lists = page.getByRole('navigation', { name: 'All that needs you' }).getByRole('link')
  const links = await lists.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ textContent, href }) => ({ text: textContent, href })),
  )
  expect(links.length).toBeGreaterThan(1)
  for (const { text, href } of links) {
    await page.goto(href)
    await expect(lines(page).first()).toBeVisible()
    await settle(page)
    const cases = /in (\d+) case/.exec(text)?.[1] ?? /\d+/.exec(text)?.[0]
    await expect(
      page
        .locator('main')
        .getByText(new RegExp(`Showing (\\d+ - \\d+ of )?${cases}\\b`))
        .first(),
    ).toBeVisible()
  }
})

const lists = ['/new-business/pending', '/new-business/issued', '/inforce-business/pending-lapse']

for (const path of lists) {
  test(`9 list: ${path} begins at 270 px at most, with open filters too`, { tag: '@full' }, async ({ page }) => {
    await open(page, path.startsWith('/inforce') ? 'brandt' : 'rivera', path)
    expect(await topOf(lines(page).first())).toBeLessThanOrEqual(270)
    await page.getByRole('button', { name: /^Filter / }).click()
    await settle(page)
    expect(await topOf(lines(page).first())).toBeLessThanOrEqual(270)
  })
}

for (const [as, path] of [
  ['rivera', '/new-business/pending'],
  ['brandt', '/inforce-business/pending-lapse'],
  ['hale', '/inforce-business/pending-lapse?number=AG1001'],
  ['okafor', '/manage-access'],
] as const) {
  test(
    `9 list: on a phone the first card of ${path} for ${as} is at 420 px at most`,
    { tag: '@full' },
    async ({ page }) => {
      await open(page, as, path, phone)
      expect(await topOf(page.getByRole('article').first())).toBeLessThanOrEqual(420)
    },
  )
}

test('9 list: each pending case says whose turn it is, at each width', { tag: '@full' }, async ({ page }) => {
  await open(page, 'rivera', '/new-business/pending')
  for (const line of await lines(page).all()) {
    await expect(line).toContainText(/for you|with home office|Nothing/i)
  }
})

test(
  '10 expansion: each requirement has three facts in view, wherever the columns are',
  {
    tag: '@full',
  },
  async ({ page }) => {
    await open(page, 'rivera', '/new-business/pending')
    await page
      .getByRole('button', { name: /^Show all/ })
      .first()
      .click()
    for (const left of [0, 900]) {
      await page.locator('.dt-scroller').evaluate((table, x) => table.scrollTo({ left: x }), left)
      const facts = await page.locator('.dt-line').evaluateAll((all) =>
        all.map((line) => {
          const texts = [...line.querySelectorAll('*')].filter(
            (part) => part.children.length === 0 && part.textContent?.trim(),
          )
          return texts.filter((part) => {
            const { left: start, right } = part.getBoundingClientRect()
            return start >= 0 && right <= innerWidth
          }).length
        }),
      )
      expect(facts.length).toBeGreaterThan(0)
      expect(Math.min(...facts)).toBeGreaterThanOrEqual(3)
    }
  },
)

test(
  '11 failure: a list that cannot be loaded never says that there is nothing',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(/\/api\/contracts/, (route) => route.fulfill({ status: 500, json: {} }))
    await open(page, 'rivera', '/new-business/pending')
    await expect(page.locator('main')).toContainText('Failed to get contracts.')
    await expect(page.locator('main')).not.toContainText(/no results/i)
    await expect(page.locator('main')).not.toContainText('Showing 0')
  },
)

test(
  '11 failure: a refresh that fails keeps the rows, and says since when they are',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, 'rivera', '/new-business/pending')
    const before = await lines(page).count()
    await page.route(/\/api\/contracts/, (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Refresh list' }).click()
    await expect(page.getByText(/^Not updated since/)).toBeVisible()
    expect(await lines(page).count()).toBe(before)
  },
)

test(
  '12 save: the answer is in the window, and nothing moves under the pointer',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, 'rivera', '/notifications')
    const toggle = page.getByRole('switch', { name: /follow-up/ })
    const before = await toggle.boundingBox()
    await toggle.click()
    await expect(page.getByText('Not Sending', { exact: true })).toBeInViewport()
    const after = await toggle.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(4)
    const isUnder = await toggle.evaluate((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const under = document.elementFromPoint(x + width / 2, y + height / 2)
      return under !== null && (part === under || part.contains(under) || under.contains(part))
    })
    expect(isUnder).toBe(true)
  },
)

test(
  '15 lapse: who lapses soonest is in view, on the dashboard and above the list',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, 'brandt', '/inforce-business/pending-lapse?sort=lapse-date&dir=ascending')
    const name = (await lines(page).first().getByRole('link').first().textContent())?.trim() ?? ''
    expect(name).not.toBe('')
    for (const path of ['/dashboard', '/inforce-business/pending-lapse']) {
      await page.goto(path)
      await expect(lines(page).first()).toBeVisible()
      await settle(page)
      await expect(page.locator('main').getByText(name).first()).toBeInViewport()
    }
  },
)

test('16 heights: a list is as high while it loads as it is with its rows', { tag: '@full' }, async ({ page }) => {
  const held: Route[] = []
  await page.route(/\/api\/contracts/, (route) => void held.push(route))
  await page.setViewportSize(desk)
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  const table = page.getByRole('grid')
  await expect(page.locator('.dt-bone').first()).toBeVisible()
  const bone = await page
    .locator('.dt-bone')
    .first()
    .evaluate((part) => part.closest('div')?.getBoundingClientRect().height)
  const top = await topOf(table)
  await Promise.all(held.map((route) => route.continue()))
  await expect(lines(page).first()).toBeVisible()
  expect(Math.abs((await topOf(table)) - top)).toBeLessThanOrEqual(4)
  const row = await lines(page).first().boundingBox()
  expect(Math.abs((row?.height ?? 0) - (bone ?? 0))).toBeLessThanOrEqual(4)
})

test('16 heights: the title of signing in stays where it is, with an error too', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(desk)
  const tops = []
  for (const path of ['/login', '/sign-in-help']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    tops.push(await topOf(page.getByRole('heading', { level: 1 })))
  }
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  tops.push(await topOf(page.getByRole('heading', { level: 1 })))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4)
})
