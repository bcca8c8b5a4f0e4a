import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

test('on a phone each case is a card, and nothing scrolls sideways', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  const cards = page.getByRole('list', { name: 'Pending cases' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(cards.first().getByText('Contract Number')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await page.getByLabel('Sort by').selectOption('Days Pending')
  await expect(page).toHaveURL(/sort=days-pending&dir=ascending$/)
})

test.describe('with twice the text size and the widest text spacing', () => {
  // The page's own policy keeps foreign styles out
  test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true })

  test('nothing scrolls sideways', async ({ page }) => {
    await haveSession(page, 'rivera')
    for (const path of [
      '/dashboard',
      '/new-business/pending',
      '/inforce-business/all',
      '/profile',
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
