import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.js'
import { haveSession } from '../support/sign-in.js'

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
