import type { Page } from '@playwright/test'
import { expectPath } from './support/expect-path.js'
import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

const lin = '/manage-access/AG1001/lin'
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const item = (page: Page, name: string) => page.getByRole('switch', { name })
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Save changes?' })
const people = (page: Page) => page.getByRole('grid')

test('unsaved changes are asked about before a tab, a link and Back, and are kept over a reload', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${lin}/`)
  await expectPath(page, `${lin}/agency-info`)
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await item(page, 'Policy activity').click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByText('1 change')).toBeVisible()

  await page.getByRole('link', { name: 'Managing', exact: true }).click()
  await expect(warning(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(warning(page)).toHaveCount(0)
  await expectPath(page, `${lin}/agency-info`)

  await page.getByRole('link', { name: 'Back to Manage Access' }).click()
  await expect(warning(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectPath(page, `${lin}/agency-info`)
  const isAsked = page.waitForRequest('**/api/delegation/editAgencyAccess*', { timeout: 10_000 })
  await page.getByRole('button', { name: 'Cancel Changes' }).click()
  expect((await isAsked).method()).toBe('GET')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await item(page, 'Policy activity').click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Not saved yet')).toBeVisible()

  const count = await page.getByRole('switch').count()
  await page.getByRole('link', { name: 'Managing', exact: true }).click()
  const isSent = page.waitForRequest('**/api/delegation/editAgencyAccess')
  await warning(page).getByRole('button', { name: 'Save Changes' }).click()
  expect((await isSent).postDataJSON().accessCodes).toHaveLength(count)
  await expectPath(page, `${lin}/managing`)
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByText('Access for Agency Information has been updated.')).toBeVisible()

  await page.goBack()
  await expect(item(page, 'Policy activity')).not.toBeChecked()
  await item(page, 'Policy activity').click()
  await page.getByRole('link', { name: 'General Information' }).click()
  await warning(page).getByRole('button', { name: 'Cancel Changes' }).click()
  await expectPath(page, `${lin}/general-info`)
  await page.goBack()
  await expect(item(page, 'Policy activity')).not.toBeChecked()
  await item(page, 'Policy activity').click()
  await page.evaluate(() => history.forward())
  await expect(warning(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectPath(page, `${lin}/agency-info`)
})

test('a failed save keeps the changes, and an agent is told when their manager has saved first', async ({
  page,
  browser,
  baseURL,
}) => {
  await haveSession(page, 'rivera')
  await page.goto(`${lin}/agent-info`)
  const commissions = item(page, 'Commission statements')
  const isShared = await commissions.isChecked()
  await commissions.click()
  await page.route('**/api/delegation/editAgentAccess', (route) => route.abort())
  await saveButton(page).click()
  await expect(page.getByText('Access for Agent Information has failed to update.')).toBeVisible()
  await expect(page.getByText('Check your internet connection and try again.')).toBeVisible()
  await expect(commissions).toBeChecked({ checked: !isShared })
  await page.unroute('**/api/delegation/editAgentAccess')

  const context = await browser.newContext({ baseURL })
  const manager = await context.newPage()
  await haveSession(manager, 'okafor')
  await manager.goto(`${lin}/agent-info?agent=100101&agency=AG1001`)
  await item(manager, 'Policy activity').click()
  await saveButton(manager).click()
  await expect(manager.getByText('Access for Agent Information has been updated.')).toBeVisible()
  await context.close()

  await saveButton(page).click()
  await expect(page.getByText('Someone else changed this meanwhile')).toBeVisible()
  await expect(page.getByText(/Okafor saved changes on .* at \d{1,2}:\d{2}\s[AP]M/)).toBeVisible()
  await page.getByRole('button', { name: 'Save Mine Anyway' }).click()
  await expect(page.getByText('Access for Agent Information has been updated.')).toBeVisible()
  await page.reload()
  await expect(commissions).toBeChecked({ checked: !isShared })
})

test('a manager shares the information of an agent whom they pick with the home agency', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${lin}/agent-info`)
  await expect(page.getByText('Choose an agent and an agency to see what is shared.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Agent' }).fill('Rivera')
  await page.getByRole('option', { name: /^Elena Rivera/ }).click()
  await expect(page.getByRole('combobox', { name: 'Agency' })).toHaveValue('AG1001')
  const uploads = item(page, 'Requirement uploads')
  const isShared = await uploads.isChecked()
  await uploads.click()
  await page.getByRole('combobox', { name: 'Agency' }).selectOption('AG2002')
  await warning(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Access for Agent Information has been updated.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Agency' })).toHaveValue('AG2002')
  await page.getByRole('combobox', { name: 'Agency' }).selectOption('AG1001')
  await expect(uploads).toBeChecked({ checked: !isShared })
})

test('an agent shares only their own information, and an address to another tab signs nobody out', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto(`${lin}/agency-info`)
  await expectPath(page, `${lin}/agent-info`)
  await expect(page.getByText('Can see my agent information across the following applications.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Agent' })).toHaveCount(0)
  await page.goto(`${lin}/general-info`)
  await expect(page.getByText('lin@example.com')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend Access' })).toHaveCount(0)
  await page.goto('/manage-access/AG5005/nobody/agency-info')
  await expect(page.getByText('Failed to fetch selected user info. Please try again later.')).toBeVisible()
  await page.goto(`${lin}/no-such-tab`)
  await expect(page.getByRole('heading', { name: 'Oops! Nothing to see here.' })).toBeVisible()
  await page.goto(`${lin}/edit-producers-managed/NBC01`)
  await expect(title(page, 'Nothing here.')).toBeVisible()
  await page.goto('/dashboard')
  await expectPath(page, '/dashboard')
})

for (const [who, userId, agencyNo, person, names] of [
  [
    'a manager with the flag',
    'okafor',
    'AG2002',
    'ferris',
    ['Agency Info', 'Agent Info', 'Managing', 'General Information'],
  ],
  ['a manager without it', 'vega', 'AG2002', 'ferris', ['Agency Info', 'Agent Info', 'General Information']],
  ['an agent with the flag', 'frost', 'AG2002', 'ferris', ['Agent Info', 'Managing', 'General Information']],
  ['an agent without it', 'rivera', 'AG1001', 'dubois', ['Agent Info', 'General Information']],
] as const) {
  test(`${who} has the tabs of both, sees whom the flag allows, and no address signs anybody out`, async ({ page }) => {
    const isManager = names.some((name) => name === 'Agency Info')
    const hasFlag = names.some((name) => name === 'Managing')
    await haveSession(page, userId)
    const entrance = `/manage-access/${agencyNo}/${person}`
    const tabs = page.getByRole('navigation', { name: 'Access of this person' })
    const isHeard = page.waitForResponse('**/api/delegation/**')
    for (const tab of ['agency-info', 'agent-info', 'managing', 'general-info']) {
      await page.goto(`${entrance}/${tab}`)
      await expect(tabs.getByRole('link')).toHaveText([...names])
    }
    expect((await isHeard).status()).toBe(200)
    await expect(page.getByRole('button', { name: /^(Suspend|Reactivate) Access$/ })).toHaveCount(isManager ? 1 : 0)
    await page.goto(`${entrance}/edit-producers-managed/NBC01`)
    await expect(title(page, hasFlag ? 'Edit Agents Managed' : 'Nothing here.')).toBeVisible()

    await page.goto(`/manage-access?agency=${agencyNo}`)
    await expect(people(page).getByRole('rowheader').first()).toBeVisible()
    const roles = people(page).getByRole('gridcell', { name: 'Agent', exact: true })
    if (hasFlag) await expect(roles.first()).toBeVisible()
    else await expect(roles).toHaveCount(0)
  })
}

test('agents are assigned over pages and sorts, and the counts follow', async ({ page }) => {
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

test('a manager suspends a person after a question, and gives the access back', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${lin}/general-info`)
  await page.getByRole('button', { name: 'Suspend Access' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to suspend this person?' })
  await expect(question.getByRole('button', { name: 'Keep Access' })).toBeFocused()
  await question.getByRole('button', { name: 'Suspend Access' }).click()
  await expect(page.getByText('User is now Disabled')).toBeVisible()
  await expect(page.getByText('Access Suspended')).toBeVisible()
  await page.getByRole('button', { name: 'Reactivate Access' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate Access' }).click()
  await expect(page.getByText('User is now Active')).toBeVisible()
})

test('what is no longer shared, and what a suspended person could see, is gone at the next load', async ({
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
  await page.getByRole('searchbox', { name: 'Search people, agents and applications' }).fill('Mei Lin')
  const decision = page.getByRole('group', { name: /^Decision about Mei Lin, Agency information/ }).first()
  const name = (await decision.getAttribute('aria-label')) ?? ''
  await decision.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: /^Confirm (all|the)/ }).click()
  await expect(page.getByText(/^\d+ confirmed, 1 removed$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save Review' }).click()
  await expect(page.getByText('Review saved')).toBeVisible()
  await expect(page.getByRole('group', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Past reviews' }).getByRole('listitem').first()).toContainText(
    '1 removed',
  )
})
