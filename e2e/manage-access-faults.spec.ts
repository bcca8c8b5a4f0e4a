import type { Page, Route } from '@playwright/test'
import { expectPath } from './support/expect-path.js'
import { failUntilRetry } from './support/fail-until-retry.js'
import { expect, test } from './support/test.js'
import { haveSession, submitCredentials } from './support/sign-in.js'

const lin = '/manage-access/AG1001/lin'
// Other journeys begin with what is shared with lin.
const dubois = '/manage-access/AG1001/dubois'
const picked = `${dubois}/agent-info?agent=100101&agency=AG1001`
const agents = `${dubois}/edit-producers-managed/NBC01`
const agencyCall = '**/api/delegation/editAgencyAccess*'
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const item = (page: Page, name: string) => page.getByRole('switch', { name })
const notSaved = (page: Page) => page.getByText('Not saved yet')

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a failure': (route) => route.fulfill({ status: 500, json: { message: 'column "x" does not exist' } }),
  'not found': (route) => route.fulfill({ status: 404, json: { message: 'There is no such person.' } }),
  'a conflict': (route) => route.fulfill({ status: 409, json: { message: 'No.' } }),
  'values refused': (route) => route.fulfill({ status: 422, json: { message: 'No.', errors: ['userId'] } }),
  'no answer': (route) => route.abort('internetdisconnected'),
}
const cycle = Object.entries(faults)

/** Where each call is made, and what is said when it fails; each meets another fault. */
const loads: readonly (readonly [call: string, page: string, texts: readonly string[]])[] = [
  ['agencies', '/manage-access', ['Failed to get agencies.']],
  ['agencyUsers', '/manage-access?agency=AG1001', ['Failed to get users for agency.']],
  ['agencyUsers', `${lin}/general-info`, ['Failed to fetch selected user info. Please try again later.']],
  [
    'editAgencyAccess',
    `${dubois}/agency-info`,
    ['Failed to fetch agency info. Please try again later.', 'Access for Agency Information has failed to load.'],
  ],
  [
    'agentList',
    `${lin}/agent-info`,
    [
      'Failed to get agent and agency information. Please try again later.',
      'Failed to load agent and agency information.',
    ],
  ],
  ['agencyList', `${lin}/agent-info`, ['Failed to load agent and agency information.']],
  ['editAgentAccess', picked, ['Access for Agent Information has failed to load.']],
  ['agentsManagedSummary', `${lin}/managing`, ['Failed to get agents managed information. Please try again later.']],
  ['generalInformation', `${lin}/general-info`, ['Failed to get general information for user.']],
  ['managedProducers', agents, ['Failed to get managed agents for user.']],
  ['accessReview', '/access-review/AG1001', ['Failed to get the access review.']],
]
for (const [place, [call, path, texts]] of loads.entries()) {
  const [what, answer] = cycle[place % cycle.length] ?? ['a failure', faults['a failure']]
  test(`${what} on loading ${call} at ${path} is told, and is over with Retry`, async ({ page }) => {
    await haveSession(page, 'okafor')
    await failUntilRetry(page, `**/api/delegation/${call}*`, async (route) => answer?.(route))
    await page.goto(path)
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText(/column "x"/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Retry' }).first().click()
    for (const text of texts) await expect(page.getByText(text)).toHaveCount(0)
    await expectPath(page, path.replace(/\?.*/, ''))
  })
}

interface Change {
  readonly path: string
  readonly call: string
  readonly edit: (page: Page) => Promise<void>
  readonly button: string
  readonly failure: string
  /** What shows that the change is still there. */
  readonly kept: string
}
const changes: readonly Change[] = [
  {
    path: `${dubois}/agency-info`,
    call: 'editAgencyAccess',
    edit: (page) => item(page, 'Policy activity').click(),
    button: 'Save Changes',
    failure: 'Access for Agency Information has failed to update.',
    kept: 'Not saved yet',
  },
  {
    path: picked,
    call: 'editAgentAccess',
    edit: (page) => item(page, 'Policy activity').click(),
    button: 'Save Changes',
    failure: 'Access for Agent Information has failed to update.',
    kept: 'Not saved yet',
  },
  {
    path: agents,
    call: 'managedProducers',
    edit: (page) => page.getByRole('checkbox', { name: 'Elena Rivera' }).check(),
    button: 'Save Changes',
    failure: 'Failed to update managed agents for user.',
    kept: 'Assigned Upon Saving',
  },
  {
    path: '/access-review/AG1001',
    call: 'accessReview',
    edit: (page) =>
      page
        .getByRole('group', { name: /^Decision about/ })
        .first()
        .getByRole('button', { name: 'Confirm' })
        .click(),
    button: 'Save Review',
    failure: 'The review could not be saved',
    kept: '1 confirmed, 0 removed',
  },
]
for (const { path, call, edit, button, failure, kept } of changes) {
  test(`a save of ${call} that fails in any way keeps what was chosen, and two clicks save once`, async ({ page }) => {
    await haveSession(page, 'okafor')
    await page.goto(path)
    await edit(page)
    const url = `**/api/delegation/${call}*`
    for (const [what, answer] of cycle) {
      await page.route(url, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()))
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText(failure), what).toBeVisible()
      await expect(page.getByText(kept).first(), what).toBeVisible()
      await page.unroute(url)
      await page.getByRole('button', { name: 'Dismiss' }).first().click()
    }
    let sent = 0
    page.on('request', (request) => void (request.method() === 'POST' && request.url().includes(call) && (sent += 1)))
    await page.getByRole('button', { name: button }).dblclick()
    await expect(page.getByText(kept, { exact: true })).toHaveCount(0)
    expect(sent).toBe(1)
  })
}

test('a suspension that fails says so, and the person stays as they were', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${lin}/general-info`)
  await page.route('**/api/delegation/modifyAccess', faults['a conflict'] ?? (() => undefined))
  await page.getByRole('button', { name: 'Suspend Access' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend Access' }).click()
  await expect(page.getByText('Error updating user to Disabled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend Access' })).toBeVisible()
})

test('what is saved is shown as saved when it cannot be loaded again', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(`${dubois}/agency-info`)
  const activity = item(page, 'Policy activity')
  const isShared = await activity.isChecked()
  await activity.click()
  await page.route(agencyCall, (route) =>
    route.request().method() === 'GET' ? route.abort('internetdisconnected') : route.continue(),
  )
  await saveButton(page).click()
  await expect(page.getByText('Access for Agency Information has been updated.')).toBeVisible()
  await expect(notSaved(page)).toHaveCount(0)
  await expect(activity).toBeChecked({ checked: !isShared })
})

test('agents that were loaded stay when they cannot be loaded again, and a lost connection is named', async ({
  page,
}) => {
  await haveSession(page, 'okafor')
  await page.goto(agents)
  await expect(page.getByRole('checkbox', { name: 'Elena Rivera' })).toBeVisible()
  await page.route('**/api/delegation/managedProducers*', (route) => route.abort('internetdisconnected'))
  // Soon after an answer the portal does not ask again
  await expect(async () => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect(page.getByText('Failed to get managed agents for user.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Check your internet connection and try again.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Elena Rivera' })).toBeVisible()
})

test('Cancel says when the saved list cannot be loaded', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(picked)
  await item(page, 'Policy activity').click()
  await page.route('**/api/delegation/editAgentAccess*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Cancel Changes' }).click()
  await expect(page.getByText('Access for Agent Information has failed to load.')).toBeVisible()
  await expect(notSaved(page)).toHaveCount(0)
})

test('a review of a line that has changed meanwhile loads the lines again and says why', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/access-review/AG1001')
  const decision = page.getByRole('group', { name: /^Decision about/ }).first()
  await decision.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('1 confirmed, 0 removed', { exact: true })).toBeVisible()
  await page.route('**/api/delegation/accessReview', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'Changed.', errors: ['decisions: it has changed'] } })
      : route.continue(),
  )
  const isAsked = page.waitForRequest((request) => request.method() === 'GET' && /accessReview/.test(request.url()))
  await page.getByRole('button', { name: 'Save Review' }).click()
  await expect(page.getByText('Someone else changed a line meanwhile. Check it and decide again.')).toBeVisible()
  await isAsked
})

test('changes outlive a session that ends while they are made, and being offline while they are saved', async ({
  page,
  context,
}) => {
  await haveSession(page, 'okafor')
  await page.goto(`${dubois}/agency-info`)
  await item(page, 'Policy activity').click()
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(page.getByText('Check your internet connection and try again.')).toBeVisible()
  await expect(notSaved(page)).toBeVisible()
  await context.setOffline(false)

  // The service knows that the time of the session is over.
  const date = new Date(Date.now() + 2 * 3_600_000).toUTCString()
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.route(agencyCall, (route) => route.fulfill({ status: 401, headers: { date }, json: {} }))
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/expired$/)
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/login')
  await submitCredentials(page, 'okafor')
  await expectPath(page, `${dubois}/agency-info`)
  await expect(notSaved(page)).toBeVisible()
})

test('managers are offered to suspend others of the agency, not themselves', async ({ page }) => {
  await haveSession(page, 'okafor')
  const section = page.getByRole('heading', { name: 'Access', exact: true })
  await page.goto('/manage-access/AG1001/okafor/general-info')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Access for Adaeze Okafor' })).toBeVisible()
  await expect(page.getByText('First Updated')).toBeVisible()
  await expect(section).toHaveCount(0)
  await page.goto('/manage-access/AG1001/lin/general-info')
  await expect(section).toBeVisible()
})

test('templates that cannot be loaded, saved or removed say so, and the dialog keeps the name', async ({ page }) => {
  const calls = '**/api/delegation/accessTemplates'
  await haveSession(page, 'okafor')
  await failUntilRetry(page, calls, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${dubois}/agency-info`)
  await expect(page.getByText('Your templates could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  const menu = page.getByRole('button', { name: 'Start from a template' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Save as template…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  const name = dialog.getByRole('textbox')
  await name.fill('Summer staff')
  for (const [answer, text] of [
    [faults['no answer'], 'Check your internet connection and try again.'],
    [faults['a failure'], 'The template could not be saved. Please try again.'],
    [faults['a conflict'], 'You can have 20 templates. Remove one of yours first.'],
  ] as const) {
    await page.route(calls, (route) => (route.request().method() === 'POST' ? answer?.(route) : route.continue()))
    await dialog.getByRole('button', { name: 'Save Template' }).click()
    await expect(dialog.getByText(text)).toBeVisible()
    await expect(name).toHaveValue('Summer staff')
    await page.unroute(calls)
  }
  await dialog.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByText('Template saved')).toBeVisible()

  await page.route(`${calls}/remove`, (route) => route.fulfill({ status: 500, json: {} }))
  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove “Summer staff”' }).click()
  await expect(page.getByText('The template could not be removed. Please try again.')).toBeVisible()
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Summer staff', exact: true })).toBeVisible()
})

test('a tab with changes is not closed without a question', async ({ page }) => {
  await haveSession(page, 'okafor')
  for (const [path, edit] of [
    [`${dubois}/agency-info`, () => item(page, 'Policy activity').click()],
    [agents, () => page.getByRole('checkbox', { name: "Siobhán O'Connor" }).click()],
    ['/access-review/AG1001', () => page.getByRole('button', { name: 'Confirm' }).first().click()],
  ] as const) {
    await page.goto(path)
    await edit()
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const asked = await question
    expect(asked.type()).toBe('beforeunload')
    await asked.dismiss()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    page.once('dialog', (leaving) => void leaving.accept())
    await page.goto('/dashboard')
  }
})
