import type { SubmittedIllustration } from '@producer-portal/domain/illustrations'
import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { sentMails } from './support/reset-link.js'
import { haveSession, submitCredentials } from './support/sign-in.js'
import { tabTo } from './support/tab-to.js'

const requests = '/sales-support/illustrations/in-force-illustration-requests'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit In-Force Illustration Request' })
const scenarios = (page: Page) => page.getByRole('textbox', { name: /^Please describe any scenarios/ })
const myRequests = (page: Page) => page.getByRole('region', { name: 'My requests' })
const searchPanel = (page: Page) => page.getByRole('dialog', { name: 'Searching Clients & Policies' })

async function choosePolicy(page: Page, text: string, row: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: 'Search Clients & Policies' })
  await button.click()
  const panel = searchPanel(page)
  await panel.getByRole('searchbox').fill(text)
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  await panel.getByText(row).first().click()
  await panel.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
}

test('a basic illustration is requested once, announced and listed', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto(requests)
  await expect(page.getByRole('combobox', { name: 'Requesting agent' })).toBeDisabled()
  await expect(submit(page)).toHaveAccessibleDescription('Select a policy first.')
  await choosePolicy(page, '7100100403', /Kwame Osei/)
  await expect(page.getByRole('heading', { name: 'Choose Your Illustration Type' })).toBeVisible()
  await submit(page).dblclick()
  const banner = page.getByText('In-Force Illustration Request Submitted')
  await expect(banner).toBeVisible()
  await expect(page.getByText(/^Your request for Kwame Osei, policy 7100100403, was submitted\./)).toContainText(
    /You’ll get an SMS when it’s ready to run\. .*The request number is IR-\d+\./,
  )
  await expect(page.getByRole('heading', { name: 'Selected policy' })).toHaveCount(0)
  await expect(submit(page)).toHaveAccessibleDescription(/^Your request was just submitted\./)
  await expect(submit(page)).toBeFocused()
  await expect(myRequests(page).getByRole('listitem').first()).toContainText(/Kwame Osei.*(Received|In preparation)/)
  const received = (await sentMails(page, 'rivera')).filter(({ body }) => body.startsWith('We received in-force'))
  expect(received).toHaveLength(1)
  expect((await sentMails(page, 'home-office')).filter(({ body }) => body.includes('IR-'))).not.toHaveLength(0)
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(banner).toHaveCount(0)
})

test('what is typed survives a reload and an expired session, and is sent after it', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto(requests)
  await choosePolicy(page, 'ellison', /Martha Ellison/)
  await page.getByRole('button', { name: 'Reduced paid-up' }).click()
  await expect(scenarios(page)).toBeFocused()
  await page.keyboard.type('10/01/2026')
  await expect(scenarios(page)).toHaveValue(/stop premiums as of 10\/01\/2026 /)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(scenarios(page)).toHaveValue(/stop premiums as of 10\/01\/2026 /)

  const date = new Date(Date.now() + 2 * 3_600_000).toUTCString()
  await page.route('**/api/illustration/trigger', (route) =>
    route.fulfill({ status: 401, headers: { date }, json: {} }),
  )
  await submit(page).click()
  await expect(page).toHaveURL(/\/expired$/)
  await page.unroute('**/api/illustration/trigger')
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(new RegExp(`${requests}$`))
  await expect(scenarios(page)).toHaveValue(/stop premiums as of 10\/01\/2026 /)
  await submit(page).click()
  await expect(page.getByText(/The illustration will be sent per your instructions\./)).toBeVisible()
  await expect(scenarios(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Select an In-Force policy' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Selected policy' })).toHaveCount(0)
})

test('a failed request keeps everything, and goes out again under the same key', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto(requests)
  await choosePolicy(page, '7100100403', /Kwame Osei/)
  await page.route('**/api/illustration/trigger', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const keys: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/illustration/trigger')) keys.push(request.postDataJSON().requestKey)
  })
  const requested = myRequests(page).getByRole('listitem')
  await expect(
    requested.first().or(myRequests(page).getByText('You haven’t requested any illustrations yet.')),
  ).toBeVisible()
  const before = await requested.count()
  await submit(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'In-Force Illustration Submission Error' })
  await expect(alert).toContainText('Check your internet connection and try again.')
  await expect(page.getByText('Kwame Osei').first()).toBeVisible()
  await page.unroute('**/api/illustration/trigger')
  await submit(page).click()
  await expect(page.getByText('In-Force Illustration Request Submitted')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await expect(requested).toHaveCount(before + 1)
})

test('with several agents the agent comes first, asks before text is lost, and is cleared at the end', async ({
  page,
}) => {
  await haveSession(page, 'okafor')
  await page.goto(requests)
  const agent = page.getByRole('combobox', { name: 'Requesting agent' })
  await agent.fill('Rivera')
  await page.getByRole('option', { name: 'Elena Rivera - 100101' }).click()
  await choosePolicy(page, 'ellison', /Martha Ellison/)
  await page.getByRole('radio', { name: 'Elena Rivera' }).check()
  await expect(page.getByText('Elena Rivera will be notified when the illustration is ready. You won’t.')).toBeVisible()
  await scenarios(page).fill('Zero premium from 2030.')
  await page.getByRole('button', { name: 'Clear agent' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard your scenarios?' })
  await question.getByRole('button', { name: 'Keep Scenarios' }).click()
  await expect(question).toHaveCount(0)
  await expect(agent).toHaveValue('Elena Rivera - 100101')
  await expect(scenarios(page)).toHaveValue('Zero premium from 2030.')
  const sent = page.waitForRequest('**/api/illustration/trigger')
  await submit(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    agent: '100101',
    recipient: '',
    instructions: 'Zero premium from 2030.',
  })
  await expect(page.getByText('In-Force Illustration Request Submitted')).toBeVisible()
  await expect(agent).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Select an In-Force policy' })).toHaveCount(0)
  await expect(myRequests(page).getByRole('listitem').first()).toContainText(/Elena Rivera is notified by/)
})

test('the details of a contract lead to a request with agent and policy filled in', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/inforce-business/service')
  await page.getByRole('button', { name: 'Contract details of Martha Ellison' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Request an illustration' }).click()
  await expect(page.getByRole('region', { name: 'Selected policy' })).toContainText('Martha Ellison')
  await expect(page).toHaveURL(new RegExp(`${requests}$`))
  await expect(page.getByRole('combobox', { name: 'Requesting agent' })).toHaveText('Elena Rivera - 100101')
})

test('a policy that is not the user’s can’t be requested', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto(`${requests}?policy=9999999999&agent=100101`)
  await expect(page.getByRole('alert')).toContainText('An illustration can’t be requested for policy 9999999999.')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${requests}$`))
})

test('the search panel says what went wrong, drops old results, and fills the window below 800 px', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  await page.goto(requests)
  await page.getByRole('button', { name: 'Search Clients & Policies' }).click()
  const panel = searchPanel(page)
  const search = async (text: string) => {
    await panel.getByRole('searchbox').fill(text)
    await page.keyboard.press('Enter')
  }
  await search('o')
  await expect(panel.getByRole('radio').first()).toBeVisible()
  await page.route('**/api/illustration/policies/**', (route) => route.fulfill({ status: 409, json: {} }))
  await search('os')
  await expect(panel.getByRole('alert')).toContainText('There was a problem searching.  Please try again')
  await expect(panel.getByRole('radio')).toHaveCount(0)
  await page.unroute('**/api/illustration/policies/**')
  await page.route('**/api/illustration/policies/**', (route) => route.abort())
  await search('ose')
  await expect(panel.getByRole('alert')).toContainText(
    'There was an error connecting to our system. Please try searching again.',
  )
  await page.setViewportSize({ width: 800, height: 900 })
  expect((await panel.boundingBox())?.width).toBeLessThan(700)
  await page.setViewportSize({ width: 799, height: 900 })
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(799)
})

test('a finished illustration is announced on the dashboard until it was seen, and downloaded', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    // The note loads when the first page has had its time
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => start(run, ms === 5000 ? 0 : ms) })
  })
  let isSeen = false
  await page.route('**/api/illustration/requests', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as SubmittedIllustration[]
    const json = answer.map((request) => ({ ...request, isNew: request.state === 'ready' && !isSeen }))
    await route.fulfill({ response, json })
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/illustration/requests/seen')) isSeen = true
  })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '1 in-force illustration is ready' }).click()
  await expect(myRequests(page).getByText('New', { exact: true })).toBeVisible()
  const saving = page.waitForEvent('download')
  await myRequests(page)
    .getByRole('button', { name: /^Download illustration/ })
    .first()
    .click()
  expect((await saving).suggestedFilename()).toMatch(/^In-Force Illustration IR-\d+\.pdf$/)
  const answered = page.waitForResponse('**/api/illustration/requests')
  await page.goto('/dashboard')
  await (await answered).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/in-force illustration is ready/)).toHaveCount(0)
})

test('home office chooses an agent or agency first', async ({ page }) => {
  await haveSession(page, 'hale')
  await page.goto(requests)
  await expect(
    page.getByText('Search for an agent or agency first, to request illustrations for their policies.'),
  ).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Requesting agent' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Search All Cases' }).click()
  const panel = page.getByRole('dialog', { name: 'Search All Agents' })
  await panel.getByRole('searchbox').fill('rivera')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: /^Elena Rivera/ }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Requesting agent' })).toHaveText('Elena Rivera - 100101')
  await choosePolicy(page, '7100100403', /Kwame Osei/)
  await expect(page.getByRole('radio')).toHaveCount(2)
})

test('a request is made by keyboard alone', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto(requests)
  await tabTo(page, page.getByRole('combobox', { name: 'Requesting agent' }))
  await page.keyboard.type('Rivera')
  await expect(page.getByRole('option', { name: 'Elena Rivera - 100101' })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Search Clients & Policies' }))
  await page.keyboard.press('Enter')
  const panel = searchPanel(page)
  await expect(panel.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('7100100403')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('radio')).toHaveCount(1)
  await tabTo(page, panel.getByRole('radio'))
  await page.keyboard.press('Space')
  await tabTo(page, panel.getByRole('button', { name: 'Select', exact: true }))
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  await tabTo(page, page.getByRole('checkbox', { name: 'I need a custom scenario.' }))
  await page.keyboard.press('Space')
  await tabTo(page, scenarios(page))
  await page.keyboard.type('Zero premium from 2030.')
  await tabTo(page, submit(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('In-Force Illustration Request Submitted')).toBeVisible()
  await expect(submit(page)).toBeFocused()
})
