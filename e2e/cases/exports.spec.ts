import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from '../support/case-table.js'
import { haveSession } from '../support/sign-in.js'
import { watchProblems } from '../support/watch-problems.js'

const caseCount = (page: Page) =>
  page.getByRole('group', { name: 'Case table' }).getByText(/^Showing \d+ Pending Cases$/)
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true })

async function choose(page: Page, kind: 'CSV' | 'PDF') {
  await exportButton(page).click()
  await page.getByRole('menuitem', { name: kind }).click()
}

/** The file the browser saves after an action. */
async function saved(page: Page, action: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), action()])
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('latin1') }
}

/** Names of the files that only exports need: the library of a kind, the worker and the fonts. */
const exportFiles = /write-(csv|pdf)|create-export|export-worker|dejavu|document-fonts/

test('a producer saves the shown cases as CSV and PDF; nothing of it is loaded before or breaks the content policy', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (exportFiles.test(request.url())) loaded.push(request.url())
  })
  // Among the agents of vega's agency is יעל כהן
  await haveSession(page, 'vega')
  await page.goto('/new-business/pending?orderedBy=Agent&sort=days-pending&dir=ascending')
  await expect(caseTable(page).rows).toHaveCount(10)
  const shown = await caseTable(page).column('Contract Number')
  const count = Number(/\d+/.exec(await caseCount(page).innerText())?.[0])
  expect(loaded).toEqual([])

  const csv = await saved(page, () => choose(page, 'CSV'))
  expect(csv.name).toMatch(/^newBusiness_pending_\d{4}\.csv$/)
  const text = csv.bytes.toString('utf8')
  expect(text).toMatch(/^\ufeffInsured Name,Contract Number,/)
  const lines = text.split('\r\n').slice(1)
  expect(lines).toHaveLength(count)
  const numbers = shown.map((cell) => /\d+/.exec(cell)?.[0] ?? '')
  expect(lines.slice(0, 10).map((line) => line.split(',')[1])).toEqual(numbers)

  const pdf = await saved(page, () => choose(page, 'PDF'))
  expect(pdf.name).toMatch(/^newBusiness_pending_\d{4}\.pdf$/)
  expect(pdf.text).toMatch(/^%PDF-/)
  expect(pdf.text).toContain('New Business Alerts)')
  expect(loaded.some((url) => url.includes('export-worker'))).toBe(true)
  expect(loaded.filter((url) => url.endsWith('.woff2')).map((url) => new URL(url).pathname)).toEqual([
    '/document-fonts/noto-sans-hebrew-hebrew.woff2',
  ])
  expect(problems).toEqual([])
})

test('a failed export can be tried again, and an in-force list is exported by the same menu', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/inforce-business/missed-payments')
  await page.route(/write-pdf/, (route) => route.abort())
  await choose(page, 'PDF')
  await expect(page.getByText('Something Went Wrong')).toBeVisible()
  await expect(page.getByText('PDF report could not be created. Please try again later.')).toBeVisible()
  await page.unroute(/write-pdf/)
  const { name, text } = await saved(page, () => page.getByRole('button', { name: 'Retry' }).click())
  expect(name).toMatch(/^inforce_missed_\d{4}\.pdf$/)
  expect(text).toContain('In-force Business Alerts)')
  await expect(page.getByText('Something Went Wrong')).toBeHidden()
})

test('an export that takes long shows how far it is and can be cancelled', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  // The library is on its way for as long as the test goes on.
  await page.route(/write-pdf/, () => undefined)
  await choose(page, 'PDF')
  const bar = page.getByRole('progressbar', { name: 'Creating the PDF file' })
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the export' }).click()
  await expect(bar).toBeHidden()
  await expect(exportButton(page)).toBeFocused()
})
