import { expect, test } from '../support/test.js'
import type { Page, Request } from '@playwright/test'
import { caseTable } from '../support/case-table.js'
import { escapeFrom } from '../support/escape-from.js'
import { haveSession } from '../support/sign-in.js'

/** How many requests of the page are under way. */
function countPending(page: Page): () => number {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('a producer who loses the network is told so, and opens the case and the page once it is back', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  const getPending = countPending(page)
  const toast = page.waitForEvent('requestfinished', (request) => /\/Toast-[\w-]+\.js$/.test(request.url()))
  await page.goto('/new-business/pending')
  const { rows } = caseTable(page)
  const cell = rows.first().getByRole('gridcell').nth(3)
  await expect(cell).toBeVisible()
  // The message, and all that its file imports, have to be there before the network goes
  await page.evaluate((file) => import(file), (await toast).url())
  await expect.poll(getPending).toBe(0)
  await page.context().setOffline(true)
  await expect(async () => {
    await cell.click()
    await expect(notifications(page)).toContainText("We couldn't load this. Try again.", { timeout: 7000 })
  }).toPass()
  await expect(page.getByRole('main').getByText(/^Showing \d+ Pending Cases$/)).toBeVisible()
  await page.context().setOffline(false)
  await escapeFrom(page.getByRole('dialog'))

  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Column Settings' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.context().setOffline(false)
  // Nothing is pressed: the page comes by itself once the connection is back
  await expect(page.getByRole('heading', { name: 'Column Settings For New Business' })).toBeVisible()
})
