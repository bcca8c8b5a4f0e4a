import type { Page } from '@playwright/test'
import { escapeFrom } from '../support/escape-from.js'
import { expectPath } from '../support/expect-path.js'
import { expect, test } from '../support/test.js'
import { haveSession, submitCredentials } from '../support/sign-in.js'

const lin = '/manage-access/AG1001/lin'
// Other journeys begin with what is shared with lin
const dubois = '/manage-access/AG1001/dubois'
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const item = (page: Page, name: string) => page.getByRole('switch', { name })
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Save changes?' })
const people = (page: Page) => page.getByRole('grid')

test('a manager finds a person, changes what they see, and loses nothing unsaved on the way', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/manage-access')
  await page
    .getByRole('navigation', { name: 'Agencies' })
    .getByRole('link', { name: /^Lakeshore Financial Group/ })
    .click()
  await page.getByRole('searchbox', { name: 'Search by name or date' }).fill('Mei Lin')
  await people(page).getByRole('link', { name: 'Mei Lin' }).click()
  await expect(title(page, 'Edit Access for Mei Lin')).toBeFocused()
  await expectPath(page, `${lin}/agency-info`)
  await item(page, 'Policy activity').click()
  await expect(page.getByText('Not saved yet')).toBeVisible()

  await page.evaluate(() => history.back())
  await expect(warning(page)).toBeVisible()
  await escapeFrom(warning(page))
  await expect(warning(page)).toHaveCount(0)
  await expectPath(page, `${lin}/agency-info`)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Not saved yet')).toBeVisible()

  await page.getByRole('link', { name: 'Managing', exact: true }).click()
  await warning(page).getByRole('button', { name: 'Save Changes' }).click()
  await expectPath(page, `${lin}/managing`)
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByText('Access for Agency Information has been updated.')).toBeVisible()
  await page.goBack()
  await expect(item(page, 'Policy activity')).not.toBeChecked()
  await item(page, 'Policy activity').click()
  await page.evaluate(() => history.forward())
  await expect(warning(page)).toBeVisible()
  await escapeFrom(warning(page))
  await expectPath(page, `${lin}/agency-info`)
})

test('what an agent and their manager change at the same time is merged', async ({ page, browser, baseURL }) => {
  await haveSession(page, 'rivera')
  await page.goto(`${lin}/agent-info`)
  const commissions = item(page, 'Commission statements')
  const activity = item(page, 'Policy activity')
  const isShared = await commissions.isChecked()
  const isActivityShared = await activity.isChecked()
  await commissions.click()

  const context = await browser.newContext({ baseURL })
  const manager = await context.newPage()
  await haveSession(manager, 'okafor')
  await manager.goto(`${lin}/agent-info?agent=100101&agency=AG1001`)
  await item(manager, 'Policy activity').click()
  await saveButton(manager).click()
  await expect(manager.getByText('Access for Agent Information has been updated.')).toBeVisible()
  await context.close()

  await page.getByRole('switch').last().scrollIntoViewIfNeeded()
  await saveButton(page).click()
  await expect(page.getByText('Access for Agent Information has been updated.')).toBeInViewport()
  await expect(page.getByText('Changed by Adaeze Okafor in the meantime')).toBeVisible()
  await page.reload()
  await expect(commissions).toBeChecked({ checked: !isShared })
  await expect(activity).toBeChecked({ checked: !isActivityShared })
})

test('a manager assigns agents to a person in one application, and the counts follow', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${lin}/managing`)
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Edit agents New Business, Requirement uploads' }).click()
  await expect(title(page, 'Edit Agents Managed')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Elena Rivera' }).check()
  await expect(page.getByText('Assigned Upon Saving')).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('Agents Managed updated')).toBeVisible()
  await expect(page.getByText('Assigned', { exact: true })).toBeVisible()
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Edit Access' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Requirement uploads' })
  await expect(row.getByRole('gridcell', { name: '1', exact: true })).toBeVisible()
})

test('a manager takes access away or suspends a person, who sees it at the next load', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  const staff = await context.newPage()
  await haveSession(staff, 'lin')
  await staff.goto('/new-business/pending')
  await expect(people(staff).getByRole('rowheader').first()).toBeVisible()

  await haveSession(page, 'okafor')
  await page.goto(`${lin}/agency-info`)
  await item(page, 'Case status and requirements').click()
  await saveButton(page).click()
  await expect(page.getByText('Access for Agency Information has been updated.')).toBeVisible()
  await staff.reload()
  await expect(staff.getByText('No one shares this information with you yet.')).toBeVisible()
  await expect(people(staff).getByRole('rowheader')).toHaveCount(0)
  await item(page, 'Case status and requirements').click()
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await staff.reload()
  await expect(people(staff).getByRole('rowheader').first()).toBeVisible()

  await page.goto(`${lin}/general-info`)
  await page.getByRole('button', { name: 'Suspend Access' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend Access' }).click()
  await expect(page.getByText('User is now Disabled')).toBeVisible()
  await staff.reload()
  await expect(staff.getByText('Your access to information that others share with you is suspended.')).toBeVisible()
  await expect(people(staff).getByRole('rowheader')).toHaveCount(0)

  await page.getByRole('button', { name: 'Reactivate Access' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate Access' }).click()
  await expect(page.getByText('User is now Active')).toBeVisible()
  await staff.reload()
  await expect(people(staff).getByRole('rowheader').first()).toBeVisible()
  await context.close()
})

test('a manager starts a person from a template, and reviews who has access to what', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${lin}/agency-info`)
  await page.getByRole('button', { name: 'Start from a template' }).click()
  await page.getByRole('menuitem', { name: 'Service staff' }).click()
  const difference = page.getByRole('dialog', { name: 'Start from “Service staff”' })
  await expect(difference.getByRole('listitem').first()).toBeVisible()
  const changes = await difference.getByRole('listitem').count()
  await difference.getByRole('button', { name: 'Use Template' }).click()
  await expect(page.getByText('Not saved yet')).toHaveCount(changes)
  await saveButton(page).click()
  await expect(page.getByText('Access for Agency Information has been updated.')).toBeVisible()

  await page.getByRole('link', { name: 'Back to Manage Access' }).click()
  await page.getByRole('link', { name: 'Review access' }).click()
  await page.getByRole('searchbox', { name: 'Search this review' }).fill('Mei Lin')
  const decision = page.getByRole('group', { name: /^Decision about Mei Lin, Agency information/ }).first()
  const name = (await decision.getAttribute('aria-label')) ?? ''
  await decision.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: /^Confirm all \d+ shown$/ }).click()
  await expect(page.getByText(/^\d+ confirmed, 1 removed$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save Review' }).click()
  await expect(page.getByText('Review saved')).toBeVisible()
  await expect(page.getByRole('group', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Past reviews' }).getByRole('listitem').first()).toContainText(
    '1 removed',
  )
})

test('changes outlive a session that is revoked elsewhere', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${dubois}/agency-info`)
  await item(page, 'Policy activity').click()
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'authpw_jwt')
  // As another device does that signs out everywhere, while the save is on its way: no other call meets it first
  const headers = { Authorization: `Bearer ${token?.value}` }
  await page.route('**/api/delegation/editAgencyAccess', async (route) => {
    const isSave = route.request().method() === 'POST'
    if (isSave) await fetch(new URL('/api/auth/logout', page.url()), { method: 'POST', headers })
    await route.continue()
  })
  await saveButton(page).click()
  await expectPath(page, '/login')
  await expect(page.getByRole('alert')).toContainText('Your session is no longer valid, so we signed you out.')
  await submitCredentials(page, 'okafor')
  await expectPath(page, `${dubois}/agency-info`)
  await expect(page.getByText('Not saved yet')).toBeVisible()
})

test('a browser tab with changes is not closed without a question', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${dubois}/agency-info`)
  await item(page, 'Policy activity').click()
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const asked = await question
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await expect(page.getByText('Not saved yet')).toBeVisible()
})
