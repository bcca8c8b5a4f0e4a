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

test.describe('with twice the text size and the widest text spacing', () => {
  // The page's own policy keeps foreign styles out
  test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true })

  test('nothing scrolls sideways', async ({ page }) => {
    await haveSession(page, 'rivera')
    for (const path of [
      '/dashboard',
      '/new-business/pending',
      '/new-business/column-settings/pending',
      '/inforce-business/all',
      '/profile',
      '/preferences',
      '/change-password',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.addStyleTag({
        content: `html { font-size: 200% !important }
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`,
      })
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(async () => [path, await width()]).toEqual([path, 320])
    }
  })
})

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
