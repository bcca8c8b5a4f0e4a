import { expect } from '@playwright/test'
import { expectSharedContexts, expectToBeAlive } from './alive.mjs'
import { test } from './messages.mjs'
import { checkLayoutShift } from './server-rendering.mjs'

const pages = ['/', '/dynamic']

for (const path of pages) {
  test.describe(`the page ${path}`, () => {
    test('looks the same before the script and without it as after it', async ({ page, browser, baseURL }) => {
      const bare = await browser.newContext({ baseURL, javaScriptEnabled: false })
      const before = await bare.newPage()
      await before.goto(path)
      const server = await looks(before)
      await page.goto(path)
      await expectToBeAlive(page)
      expect(await looks(page)).toEqual(server)
      expect(server.background).not.toBe('rgba(0, 0, 0, 0)')
      await bare.close()
    })

    test('has the same class names whether the server or the browser drew it', async ({ page, request }) => {
      const html = await (await request.get(path)).text()
      await page.goto(pages.find((other) => other !== path) ?? '/')
      // Before that a click on the link loads the page from the server.
      await expectToBeAlive(page)
      // By keyboard: the link moves while the parts above it load.
      await page.getByRole('link', { name: path === '/' ? 'Static page' : 'Sample page' }).press('Enter')
      await expect(page).toHaveURL(path)
      const fromServer = await page.evaluate((text) => {
        const sent = new DOMParser().parseFromString(text, 'text/html')
        // A wide window doesn't keep the cards that the server sends for a narrow one
        for (const cards of sent.querySelectorAll('[data-either] > .dt-cards')) cards.remove()
        return [...sent.querySelectorAll('#main [class]')].map((element) => element.getAttribute('class'))
      }, html)
      expect(fromServer.length).toBeGreaterThan(10)
      // The server waits for the parts that load late; in the browser they come one by one.
      const inBrowser = () =>
        page
          .locator('#main [class]')
          .evaluateAll((elements) => elements.map((element) => element.getAttribute('class')))
      await expect.poll(inBrowser).toEqual(expect.arrayContaining(fromServer))
    })

    test('is dark from the first paint for readers whose system is dark', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false, colorScheme: 'dark' })
      const page = await context.newPage()
      await page.goto(path)
      const lightness = await page
        .locator('body')
        .evaluate((body) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(body).backgroundColor)?.[1]))
      expect(lightness).toBeLessThan(0.4)
      await context.close()
    })

    test('comes alive without a warning', async ({ page }) => {
      await page.goto(path)
      await expectToBeAlive(page)
    })
  })
}

checkLayoutShift()

test('entries share one instance of every context', async ({ page }) => {
  await page.goto('/contexts')
  await expectSharedContexts(page)
})

/** Colors and size of the primary button, and the colors of the page, in the fonts of the page. */
const looks = (page) =>
  page.locator('#primary').evaluate(async (button) => {
    await document.fonts.ready
    const { backgroundColor, color, font, minBlockSize } = getComputedStyle(button)
    const { width, height } = button.getBoundingClientRect()
    const body = getComputedStyle(document.body)
    return {
      background: backgroundColor,
      color,
      font,
      minBlockSize,
      width,
      height,
      page: body.backgroundColor + body.color,
    }
  })
