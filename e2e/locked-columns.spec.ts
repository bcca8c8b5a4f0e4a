import { expect, test } from '@playwright/test'
import { defaultColumnSettings, lockColumn, toColumnPreferences } from '@producer-portal/domain/column-settings'
import { caseTable } from './support/case-table.js'
import { signIn } from './support/sign-in.js'

test('columns that the user has locked stay in view, each with a lock', async ({ page, context }) => {
  await signIn(page, 'okafor')
  const token = (await context.cookies()).find(({ name }) => name === 'authpw_jwt')?.value
  const columns = toColumnPreferences(lockColumn(defaultColumnSettings('pending'), 'contract-number'))
  const saved = await page.request.post('/api/alert-column-preference', {
    headers: { Authorization: `Bearer ${token}` },
    data: { alertType: 'pending', columns },
  })
  expect(saved.status()).toBe(200)

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
