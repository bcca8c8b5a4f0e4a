import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from '../support/case-table.js'
import { dragByFinger } from '../support/drag-by-finger.js'
import { haveSession, submitCredentials } from '../support/sign-in.js'
import { tabTo } from '../support/tab-to.js'
import { watchProblems } from '../support/watch-problems.js'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const block = (page: Page, name: 'Locked columns' | 'Other columns') =>
  page.getByRole('list', { name }).getByRole('listitem')

/** Opens the column settings of a list, once they are known. */
async function openSettings(page: Page, list: string): Promise<void> {
  await page.goto(`/new-business/column-settings/${list}`)
  await expect(button(page, 'Save and Apply')).toBeVisible()
}

test('a producer arranges columns by keyboard alone, and the list has them from its first moment', async ({ page }) => {
  const problems = watchProblems(page)
  await haveSession(page, 'lin')
  await page.goto('/new-business/pending')
  await expect(caseTable(page).header('Insured Name')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Column Settings' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/new-business\/column-settings\/pending$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Column Settings For New Business' })).toBeFocused()

  await expect(block(page, 'Locked columns')).toHaveText(['Insured Name'])
  await tabTo(page, button(page, 'Unlock Insured Name'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Lock Insured Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Unlock Insured Name')).toBeFocused()
  await tabTo(page, button(page, 'Hide Contract Number'))
  await page.keyboard.press('Space')
  await expect(page.getByText('Showing 1 Hidden Column', { exact: true })).toBeVisible()
  await tabTo(page, button(page, 'Move Product Name down'))
  await page.keyboard.press('ArrowDown')
  await expect(block(page, 'Locked columns')).toHaveText(['Insured Name'])
  await expect(block(page, 'Other columns').first()).toContainText('Contract Number')
  await expect(block(page, 'Other columns').nth(1)).toContainText('Face Amount')
  await button(page, 'Save and Apply').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Change Successful')).toBeVisible()
  await expect(button(page, 'Save and Apply')).toBeFocused()

  const seen: string[] = []
  await page.exposeFunction('tellHeaders', (headers: string) => seen.push(headers))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const headers = [...document.querySelectorAll('[role="columnheader"]')].map((each) => each.textContent).join('|')
      const { tellHeaders } = window as unknown as { tellHeaders: (text: string) => Promise<void> }
      if (headers !== '') void tellHeaders(headers)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('main').getByRole('link', { name: 'New Business', exact: true }).click()
  await expect(page).toHaveURL(/\/new-business\/pending$/)
  await page.reload()
  const table = caseTable(page)
  await expect(table.header('Insured Name')).toBeVisible()
  const place = async (name: string) => Number(await table.header(name).getAttribute('aria-colindex'))
  expect(await place('Face Amount / DI Benefit')).toBe((await place('Insured Name Locked')) + 1)
  await expect(table.header('Contract Number')).toHaveCount(0)
  await expect(table.rows.first()).toBeVisible()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((headers) => headers.includes('Contract Number'))).toEqual([])
  expect(problems).toEqual([])
})

test('a producer drags columns by mouse and by finger, within their block only', async ({ page }) => {
  await haveSession(page, 'moreau')
  await openSettings(page, 'not-placed')
  await button(page, 'Unlock Insured Name').click()
  await button(page, 'Lock Face Amount').click()
  await button(page, 'Lock Product Name').click()
  await block(page, 'Other columns').filter({ hasText: 'Insured Name' }).dragTo(block(page, 'Locked columns').first())
  await expect(block(page, 'Locked columns')).toHaveText(['Face Amount', 'Product Name'])
  await block(page, 'Locked columns')
    .filter({ hasText: 'Product Name' })
    .dragTo(block(page, 'Locked columns').first(), { targetPosition: { x: 40, y: 2 } })
  await expect(block(page, 'Locked columns')).toHaveText(['Product Name', 'Face Amount'])

  const grip = (name: string) =>
    block(page, 'Other columns').filter({ hasText: name }).locator('span:has(> svg)').first()
  await dragByFinger(page, grip('Effective Date'), grip('Insured Name'))
  await expect(block(page, 'Other columns').first()).toHaveText('Effective Date')
  await dragByFinger(page, grip('Effective Date'), block(page, 'Locked columns').first())
  await expect(block(page, 'Locked columns')).toHaveText(['Product Name', 'Face Amount'])
})

test('a producer finds unsaved columns again after a reload, which asks first, and after an expired session', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await haveSession(page, 'rivera')
  await openSettings(page, 'not-placed')
  await button(page, 'Hide Policy Status').click()
  await page.reload()
  await expect(button(page, 'Show Policy Status')).toBeVisible()
  expect(asked).toEqual(['beforeunload'])

  const date = new Date(Date.now() + 7_200_000).toUTCString()
  await page.route('**/api/alert-column-preference', (route) =>
    route.fulfill({ status: 401, headers: { date }, json: {} }),
  )
  await button(page, 'Save and Apply').click()
  await expect(page).toHaveURL(/\/expired$/)
  await page.unrouteAll()
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(/\/column-settings\/not-placed$/)
  await expect(button(page, 'Show Policy Status')).toBeVisible()
  await button(page, 'Cancel').click()
  await page.reload()
  await expect(button(page, 'Hide Policy Status')).toBeVisible()
  expect(asked).toHaveLength(1)
})
