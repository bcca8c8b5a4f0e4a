import { expect, test } from '../support/test.js'
import { caseTable } from '../support/case-table.js'
import { escapeFrom } from '../support/escape-from.js'
import { haveSession, signIn } from '../support/sign-in.js'
import { watchProblems } from '../support/watch-problems.js'
import { sessionCookies } from '../support/session-cookies.js'

const pendingHeaders = [
  'Insured Name',
  'Contract Number',
  'Product Name',
  'Face Amount / DI Benefit',
  'Modal Prem / Mode / Target Prem',
  'Current Case Status',
  'Days Pending',
  'Request Date',
  'Requirements',
  'Requirement Status',
  'Ordered By',
  'Status Date',
  'Sub-Status Description',
  'Comments',
  'Agent / Agency Name',
  'Comm %',
  'CSR Name',
  'Underwriter',
  'Underwriter Type',
  'IPN',
]

test('a producer signs in, finds their pending cases, sorts, reads in full, turns pages and signs out', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await signIn(page, 'rivera')
  await expect(page).toHaveTitle('Dashboard · Meridian Producer Portal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Elena')

  await page.getByRole('link', { name: 'View New Business Spreadsheet' }).click()
  await expect(page).toHaveURL(/\/new-business\/pending$/)
  await expect(page).toHaveTitle('Pending cases · Meridian Producer Portal')
  await expect(page.getByRole('heading', { level: 1, name: 'New Business' })).toBeFocused()

  const table = caseTable(page)
  await expect(table.rows).toHaveCount(10)
  for (const name of pendingHeaders) await expect(table.header(name)).toHaveCount(1)
  expect((await table.column('Row number')).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])

  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  expect((await table.column('Row number'))[0]).toBe('11')

  await table.sortBy('Days Pending')
  await expect(page).toHaveURL(/\?sort=days-pending&dir=ascending$/)
  await expect(table.header('Days Pending')).toHaveAttribute('aria-sort', 'ascending')
  const ascending = (await table.column('Days Pending')).map(Number)
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))
  expect(ascending[0]).toBeLessThan(ascending[9] ?? 0)
  await table.sortBy('Days Pending')
  await expect(table.header('Days Pending')).toHaveAttribute('aria-sort', 'descending')
  await expect(table.header('Insured Name')).toHaveAttribute('aria-sort', 'none')

  const whole = await (await table.cutText('Agent / Agency Name')).getAttribute('aria-label')
  await table.openCutText('Agent / Agency Name')
  const dialog = page.getByRole('dialog')
  for (const line of (whole ?? '').split('\u00A0· ')) await expect(dialog.getByText(line).first()).toBeVisible()
  await escapeFrom(dialog)
  await expect(dialog).toHaveCount(0)

  const token = (await page.context().cookies()).find(({ name }) => name === 'authpw_jwt')?.value
  await page.getByRole('button', { name: /profile of/i }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await sessionCookies(page.context())).toEqual([])
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0)
  expect(problems).toEqual([])

  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.get('/api/profile', { headers })).status()).toBe(401)
})

test('the three lists are a click apart, each with its own columns', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business')
  await expect(page).toHaveURL(/\/new-business\/pending$/)
  const lists = page.getByRole('navigation', { name: 'Case lists' })
  const table = caseTable(page)

  await lists.getByRole('link', { name: 'Issued' }).click()
  await expect(page).toHaveTitle('Issued cases · Meridian Producer Portal')
  await expect(table.header('Paid Status')).toBeVisible()
  await lists.getByRole('link', { name: 'Not Placed' }).click()
  await expect(page).toHaveURL(/\/new-business\/not-placed$/)
  await expect(table.header('Policy Status')).toBeVisible()
  await expect(table.header('Underwriter')).toHaveCount(0)
})
