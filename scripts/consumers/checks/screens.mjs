import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'

/**
 * Screens that the features package has drawn in another company's app: its texts, its colors, the rows of its lists.
 */
export async function expectScreens(page) {
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible()
  await expect(page.getByText('Showing 12 Pending Cases')).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Pending cases' }).getByText('Dmitri A. Volkov')).toBeVisible()
}

/** A case is pressed and shows its details over the list; Escape leads back. */
export async function expectCaseToOpen(page) {
  const row = page.getByRole('grid', { name: 'Pending cases' }).getByRole('row', { name: 'Dmitri A. Volkov' })
  await row.getByRole('button', { name: 'Details' }).click()
  const panel = page.getByRole('dialog', { name: 'Dmitri A. Volkov' })
  await expect(panel.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Chooses a format; resolves to the bytes of the file once the bundler's own worker has written it. */
export async function exportedFile(page, format, label = 'Export') {
  const worker = page.waitForEvent('worker')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: label }).first().click()
  await page.getByRole('menuitem', { name: format }).click()
  await worker
  return readFile(await (await download).path())
}

/** A word of each part that outlives minification. */
const marks = { 'case list': 'Days Pending', table: 'aria-colcount', papaparse: 'delimitersToGuess', jspdf: 'jsPDF' }

/** The parts of the packages among the scripts that a page itself has loaded, without those of its workers. */
export async function partsLoaded(page) {
  const code = await page.evaluate(async () => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = addresses.filter((address) => new URL(address).pathname.endsWith('.js'))
    return (await Promise.all(scripts.map(async (address) => (await fetch(address)).text()))).join('\n')
  })
  return Object.keys(marks).filter((part) => code.includes(marks[part]))
}

/** Both files of the cases are written in a worker, and the page loads none of the libraries for it. */
export async function expectExports(page) {
  const csv = String(await exportedFile(page, 'CSV'))
  expect(csv).toContain('Insured Name')
  expect(csv).toContain('Dmitri A. Volkov')
  const pdf = await exportedFile(page, 'PDF')
  expect(String(pdf.subarray(0, 5))).toBe('%PDF-')
  expect(await partsLoaded(page)).toEqual(['case list', 'table'])
}
