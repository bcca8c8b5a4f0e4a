import { devices, expect } from '@playwright/test'
import { expectToBeAlive } from './alive.mjs'
import { test } from './messages.mjs'
import { expectOwnColumn } from './own-column.mjs'
import { expectCaseToOpen, expectScreens } from './screens.mjs'

/** The layout shift of a page so far, as Web Vitals count it. */
const layoutShift = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect()
          resolve(list.getEntries().reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Without a shift there is no entry, and nothing calls the observer
        setTimeout(resolve, 500, 0)
      }),
  )

async function expectNoShift(page) {
  await page.evaluate(() => document.fonts.ready)
  const shift = await layoutShift(page)
  test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(3) })
  expect(shift).toBeLessThan(0.05)
}

/** Nothing moves while the script takes over and the font comes, on a desk and on a phone. */
export function checkLayoutShift() {
  for (const path of ['/', '/screens'])
    test(`nothing on ${path} moves while the script takes over`, async ({ page }) => {
      await page.goto(path)
      if (path === '/') await expectToBeAlive(page)
      else await expectScreens(page)
      await expectNoShift(page)
    })

  test.describe('on a phone', () => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
    test.use(phone)

    test('nothing moves when the font comes', async ({ page }) => {
      await page.goto('/screens')
      await expect(page.getByRole('article').filter({ hasText: 'Dmitri A. Volkov' })).toBeVisible()
      await expectNoShift(page)
    })

    test('the server sends cards, and nothing moves while the script takes over', async ({ page, request }) => {
      const html = await (await request.get('/french')).text()
      expect(html.match(/<article/g)?.length ?? 0).toBeGreaterThan(3)
      expect(html).not.toContain('role="grid"')
      await page.goto('/french')
      // Without a press, after which a shift doesn't count
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('article button') ?? {}).some((key) => key.startsWith('__reactProps')),
      )
      await expectNoShift(page)
      const card = page.getByRole('article').filter({ hasText: 'Dmitri A. Volkov' }).first()
      await card.getByRole('button', { expanded: false }).click()
      await expect(card.getByRole('button', { expanded: true })).toBeVisible()
    })
  })
}

/** What a framework has to do with the server rendering of its own: styles in the head, a nonce, no shift, no warning. */
export function checkServerRendering() {
  test('the server sends the rows of tables, and they look right without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('#primary')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const cell = page.getByRole('gridcell', { name: '90', exact: true })
    await expect(cell).toBeVisible()
    const [first, second] = await page.getByRole('rowheader').evaluateAll((cells) =>
      cells.map((name) => {
        const { top, bottom } = name.getBoundingClientRect()
        return { top, bottom }
      }),
    )
    expect(second.top).toBeGreaterThanOrEqual(first.bottom - 1)
    await page.goto('/screens')
    await expect(page.getByRole('grid', { name: 'Pending cases' }).getByText('Dmitri A. Volkov')).toBeVisible()
    await context.close()
  })

  test('a policy that lets only styles with the nonce in is kept', async ({ page, request }) => {
    const response = await request.get('/')
    const [, nonce] = /style-src-elem [^;]*'nonce-([^']+)'/.exec(response.headers()['content-security-policy']) ?? []
    expect(nonce).toBeTruthy()
    const tags = (await response.text()).match(/<style[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    // A refused style would be an error on the console, which fails the test; the toast brings a style of its own
    await page.goto('/')
    await expectToBeAlive(page)
    await page.getByRole('button', { name: 'Toast' }).click()
    await expect(page.getByText('Saved').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Toast' })).not.toHaveCSS('border-radius', '0px')
  })

  checkLayoutShift()

  test('screens come alive without a warning, and a case opens', async ({ page }) => {
    await page.goto('/screens')
    await expectScreens(page)
    await expectCaseToOpen(page)
  })

  test("a column of the company's own is in the list, its settings, its files and on a card", async ({ page }) => {
    await page.goto('/french')
    await expectOwnColumn(page)
  })
}
