import { expect, test } from '../support/test.js'
import { caseTable } from '../support/case-table.js'
import { haveSession } from '../support/sign-in.js'

test('the dashboard of a producer has one notice of one line above its content', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const user of ['rivera', 'brandt']) {
    await haveSession(page, user)
    await page.goto('/dashboard')
    const notices = page.locator('[data-layout="strip"]')
    await expect(notices).toHaveCount(1)
    expect((await notices.first().boundingBox())?.height).toBeLessThanOrEqual(36)
  }
})

test('a producer sees most of a list at once: thirteen rows of nine columns, or all columns of a short one', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/new-business/pending?rows=25')
  const { grid, rows } = caseTable(page)
  await expect(rows).toHaveCount(25)
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes[0]?.top).toBeLessThanOrEqual(270)
  expect(boxes.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(13)
  const end = await grid.evaluate((element) => element.closest('.dt-scroller')?.getBoundingClientRect().right ?? 0)
  const headers = await grid
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((header) => header.getBoundingClientRect().right))
  expect(headers.filter((right) => right <= end).length).toBeGreaterThanOrEqual(9)

  // Also with the filters open, and where a lapse is to be noticed
  await page.getByRole('button', { name: 'Filter Cases' }).click()
  await expect(page.getByRole('combobox', { name: 'Ordered By' })).toBeVisible()
  expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(270)
  await page.goto('/inforce-business/pending-lapse')
  await expect(page.getByText(/^Aoife .* lapses tomorrow$/)).toBeVisible()
  const lapsing = page.getByRole('rowheader').first()
  await expect(lapsing).toBeVisible()
  expect((await lapsing.boundingBox())?.y).toBeLessThanOrEqual(270)

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/new-business/not-placed', '/inforce-business/all']) {
    await page.goto(path)
    const scroller = page.locator('.dt-scroller')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0)
  }
})
