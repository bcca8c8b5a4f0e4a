import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { submitCredentials } from './support/sign-in.js'
import { watchProblems } from './support/watch-problems.js'

/** Chooses a kind of file and gives what the browser saved. */
async function exported(page: Page, kind: 'CSV' | 'PDF') {
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const openPending = async (page: Page, userName: string) => {
  await page.goto('/new-business/pending')
  await submitCredentials(page, userName)
  await expect(page.getByText(/^Showing [\d,]+ Pending Cases?$/)).toBeVisible({ timeout: 40_000 })
}

test('a producer saves all pending cases as CSV and as PDF, without a breach of the content policy', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await openPending(page, 'rivera')
  const count = Number(
    /\d+/.exec(
      await page
        .getByText(/^Showing/)
        .first()
        .innerText(),
    )?.[0],
  )

  const csv = await exported(page, 'CSV')
  expect(csv.name).toMatch(/^newBusiness_pending_\d{4}\.csv$/)
  const lines = csv.bytes.toString('utf8').split('\r\n')
  expect(lines).toHaveLength(count + 1)
  expect(lines[0]).toMatch(/^\ufeffInsured Name,Contract Number,/)

  const pdf = await exported(page, 'PDF')
  expect(pdf.name).toMatch(/^newBusiness_pending_\d{4}\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(problems).toEqual([])
})

test('a long export shows how far it is and can be cancelled', async ({ page }) => {
  await openPending(page, 'bigbook')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  const bar = page.getByRole('progressbar', { name: 'Creating the PDF file' })
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the export' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
})
