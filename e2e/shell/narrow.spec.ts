import type { Page } from '@playwright/test'
import { navigationTree } from '@producer-portal/domain/catalog'
import { expect, test } from '../support/test.js'
import { haveSession } from '../support/sign-in.js'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

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

/** The parts wider than the window: the page itself, and what scrolls in the topmost dialog. */
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

  const pages = [
    ['those of the navigation', 'okafor', navigation],
    [
      "a user's own",
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
    ['those of home office', 'hale', ['/dashboard', '/new-business/pending', '/inforce-business/all']],
  ] as const

  for (const [kind, user, paths] of pages) {
    test(`no page scrolls sideways: ${kind}`, async ({ page }) => {
      await doubleTextSize(page)
      await haveSession(page, user)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSidewaysScroll(page, path)
        expect(new URL(page.url()).pathname).toBe(path)
      }
    })
  }

  test('neither do the panels of a case and the navigation drawer', async ({ page }) => {
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

const walks = [
  ['hale', '/quick-links', { width: 1280, height: 720 }],
  ['rivera', '/new-business/column-settings/pending', { width: 320, height: 640 }],
] as const

test('with twice the text size the header hides nothing that the keys come to', async ({ page }) => {
  await doubleTextSize(page)
  for (const [user, path, size] of walks) {
    // The open page of the user before would notice the other session, and load itself again
    await page.goto('about:blank')
    await page.setViewportSize(size)
    await haveSession(page, user)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const { walked, hidden } = await walkBack(page)
    expect(walked.length, path).toBeGreaterThan(20)
    expect(hidden, path).toEqual([])
  }
})

/** Goes back through the page by keyboard: what had the focus, and what of it was under the header. */
async function walkBack(page: Page): Promise<{ walked: readonly string[]; hidden: readonly string[] }> {
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
  return { walked, hidden }
}
