import { expect, test } from './support/test.js'
import {
  defaultColumnSettings,
  lockColumn,
  toColumnPreferences,
  unlockColumn,
} from '@producer-portal/domain/column-settings'
import { caseTable } from './support/case-table.js'
import { haveSession } from './support/sign-in.js'

test('columns that the user has locked stay in view, each with a lock', async ({ page }) => {
  const columns = toColumnPreferences(
    lockColumn(unlockColumn(defaultColumnSettings('pending'), 'insured-name'), 'contract-number'),
  )
  // For this journey alone: others look at the same list with its usual columns.
  await page.route('**/api/alert-column-preference?*', (route) => route.fulfill({ json: columns }))
  await haveSession(page, 'okafor')
  await page.goto('/new-business/pending')
  const table = caseTable(page)
  const locked = table.grid.getByRole('columnheader', { name: /Contract Number/ })
  await expect(locked).toContainText('Locked')
  await expect(locked).toBeInViewport()
  await table.header('IPN').scrollIntoViewIfNeeded()
  await expect(table.header('IPN')).toBeInViewport()
  await expect(locked).toBeInViewport()
  await expect(table.header('Insured Name')).not.toBeInViewport()
})

test('a row keeps its name from the start, however far its list is scrolled', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/new-business/pending')
  const table = caseTable(page)
  await table.header('IPN').scrollIntoViewIfNeeded()
  await expect(table.header('IPN')).toBeInViewport()
  await expect(table.header('Insured Name')).toContainText('Locked')
  await expect(table.header('Insured Name')).toBeInViewport()
})
