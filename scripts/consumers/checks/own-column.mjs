import { expect } from '@playwright/test'
import { exportedFile } from './screens.mjs'

const title = 'Prime annuelle'
/** The first of the amounts, with the spaces of French, none of which breaks a line. */
const amount = /12\s500,00\s€/

/** A column of the company's own, in French and with euros: in the list, its settings, its files and on a card. */
export async function expectOwnColumn(page) {
  const table = page.getByRole('grid').first()
  await expect(table.getByRole('columnheader', { name: title })).toBeVisible()
  await expect(table.getByRole('gridcell', { name: amount })).toBeVisible()

  const others = page.getByRole('list', { name: 'Autres colonnes' })
  await expect(others.getByText(title, { exact: true })).toBeVisible()
  const csv = String(await exportedFile(page, 'CSV', 'Exporter'))
  expect(csv).toContain(title)
  expect(csv).toMatch(amount)

  await page.setViewportSize({ width: 375, height: 800 })
  const card = page.getByRole('listitem').filter({ hasText: 'Dmitri A. Volkov' })
  await expect(card.first()).toContainText(title)
  await expect(card.first()).toContainText(/\d\d\s\d{3},00\s€/)

  // What the settings hide is gone from the list
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: `Masquer ${title}` }).click()
  await expect(table.getByRole('columnheader', { name: title })).toHaveCount(0)
}
