import { readFile } from 'node:fs/promises'
import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

test('a producer downloads statements under their exact names', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/statements')
  await expect(page.getByRole('heading', { level: 1, name: 'Benefact & NCDC Statements' })).toBeVisible()
  for (const [button, name] of [
    ['2024 Benefact statement (PDF)', '2024 Benefact Statement.pdf'],
    ['2023 NCDC statement (PDF)', '2023 NCDC Statement.pdf'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe(name)
    const text = await readFile(await file.path(), 'latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(text).toContain(name.replace('.pdf', ''))
    expect(text).toContain('/Lang (en-US)')
    expect(text).toContain('/StructTreeRoot')
  }
})

test('a failed file says so beside its button and can be tried again', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.route('**/ncdcBenefactStatements/getFile*', (route) => route.abort())
  await page.goto('/statements')
  await expect(page.getByRole('button', { name: /NCDC/ })).toHaveCount(0)
  await page.getByRole('button', { name: '2024 Benefact statement (PDF)' }).click()
  await expect(page.getByText('2024 Benefact statement (PDF) could not be downloaded.')).toBeVisible()
  await page.unroute('**/ncdcBenefactStatements/getFile*')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await saving).suggestedFilename()).toBe('2024 Benefact Statement.pdf')
  await expect(page.getByText(/could not be downloaded/)).toHaveCount(0)
})

test('a failed list is not an empty one', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.route('**/ncdcBenefactStatements/allAvailable', (route) => route.fulfill({ status: 409, json: {} }))
  await page.goto('/statements')
  await expect(page.getByText('Your statements could not be loaded.')).toBeVisible()
  await expect(page.getByText('No statements available')).toHaveCount(0)
  await page.unroute('**/ncdcBenefactStatements/allAvailable')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: '2024 NCDC statement (PDF)' })).toBeVisible()
})

test('home office and office staff have no statements', async ({ page }) => {
  await haveSession(page, 'hale')
  await page.goto('/statements')
  await expect(page.getByText('No statements available')).toBeVisible()
  await expect(page.getByText("Statements belong to a producer's own account.")).toBeVisible()
  await haveSession(page, 'lin')
  await page.goto('/statements')
  await expect(page.getByText('Nothing here.')).toBeVisible()
})
