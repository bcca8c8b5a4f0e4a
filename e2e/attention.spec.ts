import { expect, test } from './support/test.js'
import { caseTable } from './support/case-table.js'
import { expectPath } from './support/expect-path.js'
import { haveSession } from './support/sign-in.js'

test('what waits for the producer is a press away, in a list that shows just that', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: /^\d+ offers to review$/ })
  const count = Number.parseInt(await link.innerText(), 10)
  await link.click()
  await expectPath(page, '/new-business/pending')
  await expect(page.getByText(`Showing ${count} Pending Cases`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Needs attention' })).toHaveValue('offers')
  await page.reload()
  await expect(page.getByText(`Showing ${count} Pending Cases`)).toBeVisible()
  await page.getByRole('combobox', { name: 'Needs attention' }).selectOption('All')
  await expect(page.getByText(`Showing ${count} Pending Cases`)).toBeHidden()
  await expect(page).toHaveURL(/\/new-business\/pending$/)
})

test('contracts that lapse soon are listed, whatever the week their alerts came', async ({ page }) => {
  await haveSession(page, 'brandt')
  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: /^\d+ lapses? within 7 days$/ })
  const count = Number.parseInt(await link.innerText(), 10)
  await link.click()
  await expectPath(page, '/inforce-business/pending-lapse')
  await expect(page.getByText(`Showing ${count} in Pending Lapse`)).toBeVisible()
})

test('in a laptop window the list begins in the upper half of the dashboard', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard')
  const rows = page.getByRole('region', { name: 'New Business Activity' }).getByRole('row')
  await expect(rows).toHaveCount(6)
  const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  expect((await rows.nth(1).boundingBox())?.y).toBeLessThanOrEqual(430)
  expect(Math.max(...tops)).toBeLessThanOrEqual(800)
  // With room for a sixth, should a page have one
  expect(Math.max(...tops) + (tops[5] ?? 0) - (tops[4] ?? 0)).toBeLessThanOrEqual(800)
  const sideways = await rows.nth(1).evaluate((row) => {
    const scroller = row.closest('.dt-scroller')
    return scroller ? scroller.scrollWidth - scroller.clientWidth : NaN
  })
  expect(sideways).toBe(0)
  const statuses = page.getByRole('region', { name: 'New Business Activity' }).getByText('Approved Other Than Applied')
  expect((await statuses.first().boundingBox())?.height).toBeLessThanOrEqual(20)
})

for (const path of ['/new-business/not-placed', '/inforce-business/all']) {
  test(`in a window of 1440 px all columns of ${path} are in view`, async ({ page }) => {
    await haveSession(page, 'rivera')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const scroller = page.locator('.dt-scroller')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
}

for (const user of ['rivera', 'brandt']) {
  test(`above the content of ${user} is one notice of one line`, async ({ page }) => {
    await haveSession(page, user)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/dashboard')
    const notices = page.locator('[data-layout="strip"]')
    await expect(notices).toHaveCount(1)
    expect((await notices.first().boundingBox())?.height).toBeLessThanOrEqual(36)
  })
}

test('in a laptop window the list of cases fills the page: nine columns of at least thirteen rows', async ({
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
})
