import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from './support/case-table.js'
import { dragByFinger } from './support/drag-by-finger.js'
import { haveSession, submitCredentials } from './support/sign-in.js'
import { tabTo } from './support/tab-to.js'
import { watchProblems } from './support/watch-problems.js'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const block = (page: Page, name: 'Locked columns' | 'Other columns') =>
  page.getByRole('list', { name }).getByRole('listitem')
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' })

/** Opens the column settings of a list, once they are known. */
async function openSettings(page: Page, list: string): Promise<void> {
  await page.goto(`/new-business/column-settings/${list}`)
  await expect(button(page, 'Save and Apply')).toBeVisible()
}

/** From now on the calls that change column settings are refused by a broken service; reading goes on. */
async function breakSaving(page: Page): Promise<void> {
  await page.route('**/api/alert-column-preference**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  )
}

test('columns are arranged by keyboard alone, and the table shows them so from its first moment', async ({ page }) => {
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
  await page.getByRole('link', { name: 'Back to New Business' }).click()
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

test('a row is dragged within its block by mouse and by finger, and never out of it', async ({ page }) => {
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

test('going to another tab with changes asks first: stay, drop them, or save them and go on', async ({ page }) => {
  await haveSession(page, 'okafor')
  await openSettings(page, 'issued')
  await button(page, 'Hide Comments').click()

  await tab(page, 'Not Placed').click()
  await expect(leaveDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/issued$/)
  await expect(button(page, 'Show Comments')).toBeVisible()

  await tab(page, 'Not Placed').click()
  await leaveDialog(page).getByRole('button', { name: 'Cancel and Continue' }).click()
  await expect(page).toHaveURL(/\/not-placed$/)
  await tab(page, 'Issued').click()
  await expect(button(page, 'Hide Comments')).toBeVisible()

  await button(page, 'Hide Comments').click()
  await tab(page, 'Not Placed').click()
  await leaveDialog(page).getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/\/not-placed$/)
  await expect(page.getByText('Change Successful')).toBeVisible()
  await expect(block(page, 'Other columns')).toHaveCount(6)
  await openSettings(page, 'issued')
  await expect(button(page, 'Show Comments')).toBeVisible()
})

test('leaving the page with changes asks too, and a failed save keeps the user on the page with the changes', async ({
  page,
}) => {
  await haveSession(page, 'hale')
  await openSettings(page, 'issued')
  await tab(page, 'Pending').click()
  await tab(page, 'Issued').click()
  await breakSaving(page)
  await button(page, 'Lock IPN').click()
  await page.getByRole('link', { name: 'Back to New Business' }).click()
  await leaveDialog(page).getByRole('button', { name: 'Save and Continue' }).click()
  await expect(leaveDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/column-settings\/issued$/)
  await page.goBack()
  await expect(leaveDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/column-settings\/issued$/)
  await expect(page.getByText('We could not save your changes. Please try again.')).toBeVisible()
  await expect(block(page, 'Locked columns')).toHaveText(['Insured Name', 'IPN'])

  await page.unrouteAll()
  await button(page, 'Save and Apply').click()
  await page.getByRole('link', { name: 'Go back to the New Business Alerts page to see them in action.' }).click()
  await expect(page).toHaveURL(/\/new-business\/issued$/)
  await page.goBack()
  await expect(block(page, 'Locked columns')).toHaveText(['Insured Name', 'IPN'])
})

test('changes that are not saved outlive a reload, which asks first, and a session that has expired', async ({
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

test('the defaults are restored after a question, and a failure leaves everything as it was', async ({ page }) => {
  await haveSession(page, 'hale')
  await openSettings(page, 'not-placed')
  await button(page, 'Lock Effective Date').click()
  await button(page, 'Save and Apply').click()
  await expect(page.getByText('Change Successful')).toBeVisible()

  await breakSaving(page)
  const dialog = page.getByRole('alertdialog')
  await button(page, 'Restore to Default').click()
  await dialog.getByRole('button', { name: 'Restore to Default' }).click()
  await expect(page.getByText('We could not restore the defaults.')).toBeVisible()
  await expect(block(page, 'Locked columns')).toHaveText(['Insured Name', 'Effective Date'])

  await page.unrouteAll()
  await button(page, 'Restore to Default').click()
  await dialog.getByRole('button', { name: 'Restore to Default' }).click()
  await expect(page.getByText('Defaults Restored')).toBeVisible()
  await expect(block(page, 'Other columns')).toHaveCount(6)
  await page.reload()
  await expect(block(page, 'Locked columns')).toHaveText(['Insured Name'])
})

test('when the saved columns fail to load or are invalid, the default columns and the reason are shown', async ({
  page,
}) => {
  await page.route('**/api/alert-column-preference**', (route) => route.fulfill({ status: 404, json: {} }))
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  await expect(page.getByText('Failed to retrieve column settings.')).toBeVisible()
  await expect(caseTable(page).header('Insured Name')).toBeVisible()
  await page.goto('/new-business/column-settings/pending')
  await expect(page.getByRole('main').getByText('Failed to retrieve column settings.')).toBeVisible()
  await expect(block(page, 'Other columns')).toHaveCount(19)
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Failed to retrieve column settings.')).toHaveCount(0)

  const json = [{ title: 'Shoe Size', column: 1, order: 1, visible: false, locked: false }]
  await page.route('**/api/alert-column-preference**', (route) => route.fulfill({ json }))
  await page.goto('/new-business/pending')
  await expect(page.getByText('Column title not found')).toBeVisible()
  await expect(caseTable(page).header('Insured Name')).toBeVisible()
})
