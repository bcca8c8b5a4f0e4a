import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { caseTable } from '../support/case-table.js'
import { escapeFrom } from '../support/escape-from.js'
import { haveSession } from '../support/sign-in.js'

// The page's own policy keeps foreign scripts out; the checker is one.
test.use({ bypassCSP: true })

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Every rule; those about colors alone, for the second color scheme: nothing else of a page depends on it. */
const checks = {
  everything: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  colors: ['color-contrast', 'link-in-text-block'],
}

async function findingsOf(page: Page, check: keyof typeof checks = 'everything'): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const found: readonly Finding[] = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(checks[check])} }).then(({ violations }) => violations)`,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Resizes the window and waits for the frame that lays the page out for it: until then old media queries hold. */
async function resizeTo(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((expected) => window.matchMedia(`(width: ${expected}px)`).matches, width)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Checks pages in a desktop window, light and dark, and on a phone: the stories have judged its colors in dark. */
async function expectNoFindings(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    // The checker must not meet a color on its way to another.
    await page.addStyleTag({ content: 'html * { transition: none !important }' })
    await page.emulateMedia({ colorScheme: 'light' })
    for (const width of [375, 1440]) {
      await resizeTo(page, width, 900)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect([address, width, await findingsOf(page)]).toEqual([address, width, []])
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    expect([address, 'dark', await findingsOf(page, 'colors')]).toEqual([address, 'dark', []])
  }
}

test('the pages before signing in have no accessibility findings', { tag: '@full' }, async ({ page }) => {
  const help = ['/sign-in-help', '/signInHelp/verifyAccount', '/email-sent', '/link-expired']
  await expectNoFindings(page, ['/login', '/expired', ...help, '/404', '/obs'])
})

test('the pages after signing in have none either', { tag: '@full' }, async ({ page }) => {
  // Long lists, each looked at three times
  test.slow()
  await haveSession(page, 'rivera')
  const lists = ['/new-business/pending', '/new-business/issued', '/new-business/not-placed']
  await expectNoFindings(page, ['/dashboard', ...lists, '/404', '/obs'])
})

test("the pages about one's own account have none either", { tag: '@full' }, async ({ page }) => {
  await haveSession(page, 'rivera')
  await expectNoFindings(page, ['/profile', '/preferences', '/notifications', '/change-password'])
})

test('what opens over a page has none: a full text, the profile card', { tag: '@full' }, async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  await caseTable(page).openCutText('Agent / Agency Name')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await escapeFrom(page.getByRole('dialog'))
  await page.getByRole('button', { name: /profile of/i }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test(
  'the choices of the display, the drawer of a phone and the pages for browsers that cannot show the portal have none',
  { tag: '@full' },
  async ({ page }) => {
    await haveSession(page, 'rivera')
    await page.goto('/dashboard')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.getByRole('button', { name: /profile of/i }).click()
    await page.getByRole('button', { name: 'Display' }).click()
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Escape')

    await resizeTo(page, 375, 812)
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page.getByRole('dialog', { name: 'Navigation' }).getByRole('searchbox')).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    for (const still of ['/unsupported.html', '/storage-blocked.html']) {
      await page.goto(still)
      expect(await findingsOf(page)).toEqual([])
    }
  },
)
