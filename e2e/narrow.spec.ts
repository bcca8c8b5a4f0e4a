import type { Page } from '@playwright/test'
import { navigationTree } from '@producer-portal/domain/catalog'
import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

test('on a phone each case is a card, and nothing scrolls sideways', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  const cards = page.getByRole('list', { name: 'Pending cases' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  await expect(page.getByRole('grid')).toHaveCount(0)
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(130)
  await cards.first().getByRole('button', { name: 'All details' }).click()
  await expect(cards.first().getByText('Contract Number')).toBeVisible()
  await expect(cards.first().getByText('Underwriter Type')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await page.getByLabel('Sort by').selectOption('Days Pending')
  await expect(page).toHaveURL(/sort=days-pending&dir=ascending$/)
  await page.getByLabel('Sort by').selectOption('Default order')
  await expect(page).toHaveURL(/\/new-business\/pending$/)

  // The name of a card is the way in
  await cards.first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** Every page from now on has twice the text size. The page's own policy doesn't apply to such a style. */
async function doubleTextSize(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

/** What is wider than the window: the page itself, and what scrolls in the topmost dialog. */
const findTooWide = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    const parts = [document.documentElement, ...(dialog?.querySelectorAll('*') ?? [])]
    return parts
      .filter((part) => part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`)
  })

async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => findTooWide(page), name).toEqual([])
  await spaceText(page)
  await expect.poll(() => findTooWide(page), `${name} with text spacing`).toEqual([])
}

test.describe('with twice the text size, with and without the widest text spacing,', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  const navigation = navigationTree
    .flatMap((item) => [item, ...item.children])
    .flatMap(({ url }) => (url === null ? [] : [url]))

  for (const [group, user, paths] of [
    ['the pages of the navigation', 'okafor', navigation],
    [
      "a user's own pages",
      'rivera',
      [
        '/new-business/column-settings/pending',
        '/quick-links',
        '/profile',
        '/preferences',
        '/notifications',
        '/change-password',
        '/change-email',
        '/documentation/upload-faq',
      ],
    ],
    ['the pages of home office', 'hale', ['/dashboard', '/new-business/pending', '/inforce-business/all']],
  ] as const) {
    test(`${group} don't scroll sideways`, async ({ page }) => {
      await haveSession(page, user)
      await doubleTextSize(page)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSidewaysScroll(page, path)
        expect(new URL(page.url()).pathname).toBe(path)
      }
    })
  }

  test("the panels of a case and the navigation drawer don't scroll sideways", async ({ page }) => {
    await haveSession(page, 'rivera')
    await doubleTextSize(page)
    const ofCase = '/new-business/pending?case=01%7CLIF%7C0100100102%7Cb31&panel='
    for (const [path, content] of [
      ['detail', 'Requirements'],
      ['requirements', 'Attending physician statement'],
      ['requirements&tasks=received', 'Teleunderwriting'],
      ['requirements&dialog=status&requirement=0100100102-1', 'Status Details'],
      ['requirements&dialog=upload&requirement=0100100102-1', 'Send Requirement Document(s)'],
    ] as const) {
      await page.goto(ofCase + path)
      const heading = page.getByRole('dialog').last().getByRole('heading', { name: content, exact: true })
      await expect(heading.first()).toBeVisible()
      await expectNoSidewaysScroll(page, path)
    }
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Statements' })).toBeVisible()
    await expectNoSidewaysScroll(page, 'navigation')
  })
})

for (const [user, path, size] of [
  ['hale', '/quick-links', { width: 1280, height: 720 }],
  ['rivera', '/new-business/column-settings/pending', { width: 320, height: 640 }],
] as const) {
  test(`with twice the text size at ${size.width} px, the header hides nothing of ${path} that the keys come to`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await haveSession(page, user)
    await doubleTextSize(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.locator('main').locator('button, a[href], input').last().focus()
    const walked: string[] = []
    const hidden: string[] = []
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press('Shift+Tab')
      const place = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused?.closest('main')) return null
        const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const name = focused.getAttribute('aria-label') ?? focused.textContent
        return { name, isHidden: focused.getBoundingClientRect().bottom <= Math.max(0, below) }
      })
      if (!place) break
      walked.push(place.name)
      if (place.isHidden) hidden.push(place.name)
    }
    expect(walked.length).toBeGreaterThan(20)
    expect(hidden).toEqual([])
  })
}

test.describe('on a phone without touch, which has smaller controls,', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: false })

  /** Room for the header and one line of notice above the page, and the space around its title. */
  const aboveTitle = 112

  for (const [user, region] of [
    ['rivera', 'New Business Activity'],
    ['brandt', 'In-Force Activity'],
  ] as const) {
    test(`the dashboard of ${user} shows the first card in the upper half, its chart folded below the list`, async ({
      page,
    }) => {
      await haveSession(page, user)
      await page.goto('/dashboard')
      const widget = page.getByRole('region', { name: region })
      const card = widget.getByRole('article').first()
      await expect(card).toBeVisible()
      const [title, first] = await Promise.all([
        page.getByRole('heading', { level: 1 }).boundingBox(),
        card.boundingBox(),
      ])
      expect((first?.y ?? Infinity) - (title?.y ?? 0) + aboveTitle).toBeLessThanOrEqual(420)
      expect(first?.height).toBeLessThanOrEqual(130)
      await widget.getByRole('button', { name: 'Summary' }).click()
      await expect(widget.getByRole('heading', { level: 3 }).first()).toBeVisible()
    })
  }
})
