import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/test.js'
import { haveSession, submitCredentials } from './support/sign-in.js'

const address = '/dashboard/client_policy_lookup'
const searchCall = '**/api/search/contract/**'

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search Clients & Contracts' }).click()
  const panel = page.getByRole('dialog', { name: 'Searching Clients and Contracts' })
  await expect(panel.getByText('No Search Returns')).toBeVisible()
  const box = panel.getByRole('searchbox')
  await expect(box).toBeFocused()
  return { panel, box }
}

test('the owner of a lapse alert is found by name and number, with contracts that lead on', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Client Lookup' }).click()
  await expect(page).toHaveTitle(/^Client & Contract Lookup/)
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' }),
  ).toBeVisible()

  const { panel, box } = await openSearch(page)
  await box.fill('mar')
  await box.press('Enter')
  await expect(panel.getByText('Your search is too short. Type at least 4 characters.')).toBeVisible()
  await box.fill('martha ellison')
  await box.press('Enter')
  await expect(panel.getByText('4 results for “martha ellison”').last()).toBeVisible()
  await box.fill('7100100401')
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  const found = panel.getByRole('list', { name: 'Clients and contracts' }).getByRole('button')
  await expect(found).toHaveCount(1)
  await found.click()

  const client = page.getByRole('region', { name: 'Martha Ellison' })
  await expect(client.getByRole('link', { name: 'martha.ellison@example.com' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search Clients & Contracts' })).toBeFocused()
  const active = client.getByRole('region', { name: 'Active Contracts (2)', exact: true })
  await expect(active.getByRole('row', { name: /7100100401/ })).toContainText('Past Due')
  await expect(client.getByRole('region', { name: 'Inactive Contracts (2)' })).toContainText('Terminated')
  expect(page.url()).toMatch(/client_policy_lookup$/)
  await expect(page).not.toHaveTitle(/Ellison/)

  await active.getByRole('link', { name: 'View details of contract 7100100401' }).click()
  await expect(page.getByRole('dialog', { name: 'Martha Ellison' })).toBeVisible()
  await page.goBack()
  await client.getByRole('link', { name: 'View case 0100100101' }).click()
  await expect(page).toHaveURL(/\/new-business\/pending\?case=.*panel=detail$/)
  await expect(page.getByRole('dialog')).toContainText('0100100101')
  await page.goBack()
  await page.reload()
  await expect(client).toBeVisible()

  await page.getByRole('button', { name: 'Close client' }).click()
  await expect(page.getByText('No client selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search Clients & Contracts' })).toBeFocused()
  await page.getByRole('button', { name: /^Martha Ellison/ }).click()
  await expect(client).toBeFocused()
})

test('lin finds nothing in force, and guests and people who have left have no page', async ({
  page,
  browser,
  baseURL,
}) => {
  await haveSession(page, 'lin')
  await page.goto(address)
  const { panel, box } = await openSearch(page)
  await box.fill('7100100401')
  await box.press('Enter')
  await expect(panel.getByText('0 results for “7100100401”').last()).toBeVisible()
  await box.fill('martha ellison')
  await box.press('Enter')
  const found = panel.getByRole('list', { name: 'Clients and contracts' }).getByRole('button')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Contract 0100100101')

  for (const userId of ['guest', 'gone']) {
    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    await haveSession(other, userId)
    await other.goto('/dashboard')
    await expect(other.getByRole('link', { name: 'Documentation' }).first()).toBeVisible()
    await expect(other.getByRole('link', { name: 'Client Lookup' })).toHaveCount(0)
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Client & Contract Lookup')
    await expect(other.getByRole('button', { name: 'Search Clients & Contracts' })).toHaveCount(0)
    await context.close()
  }
})

test('the panel fills a window of 799 px, and none of 800 px', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.setViewportSize({ width: 799, height: 900 })
  await page.goto(address)
  const { panel } = await openSearch(page)
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(799)
  const search = panel.getByRole('button', { name: 'Search', exact: true })
  const below = async () => {
    const [button, box] = [await search.boundingBox(), await panel.getByRole('searchbox').boundingBox()]
    return (button?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0)
  }
  expect(await below()).toBe(true)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(480)
  expect(await below()).toBe(false)
})

test('a late answer of an earlier search is not shown, and a failed search drops the rows', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto(address)
  const { panel, box } = await openSearch(page)
  const held: Route[] = []
  await page.route('**/api/search/contract/abernathy', (route) => void held.push(route))
  await box.fill('abernathy')
  await box.press('Enter')
  await expect(panel.getByText('Searching...').last()).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  await box.fill('ellison')
  await box.press('Enter')
  await expect(panel.getByText(/^\d+ results for “ellison”$/).last()).toBeVisible()
  for (const route of held) await route.continue().catch(() => undefined)
  const rows = panel.getByRole('list', { name: 'Clients and contracts' }).getByRole('button')
  await expect(rows.first()).toContainText('Ellison')

  await page.route(searchCall, (route) => route.fulfill({ status: 409, json: {} }))
  await box.press('Enter')
  await expect(panel.getByRole('alert')).toContainText('There was a problem searching. Please try again.')
  await expect(rows).toHaveCount(0)
  await page.unroute(searchCall)
  await page.route(searchCall, (route) => route.abort())
  await box.press('Enter')
  await expect(panel.getByRole('alert')).toContainText(
    'There was an error connecting to our system. Please try searching again.',
  )
})

test('a client or contracts that fail to load say so, and can be tried again', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto(address)
  const clientCall = '**/api/contract/client/*'
  const contractsCall = '**/api/contract/fetch/*'
  await page.route(clientCall, (route) => route.fulfill({ status: 404, json: {} }))
  await page.route(contractsCall, (route) => route.fulfill({ status: 404, json: {} }))
  const { panel, box } = await openSearch(page)
  await box.fill('7100100401')
  await box.press('Enter')
  await panel.getByRole('list').getByRole('button').click()
  await expect(page.getByText('There was a problem getting the client information. Please try again.')).toBeVisible()
  await page.unroute(clientCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Martha Ellison' })).toBeVisible()
  await expect(page.getByText('There was a problem getting the contract information. Please try again.')).toBeVisible()
  await page.unroute(contractsCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Active Contracts (2)', exact: true })).toBeVisible()
})

test('a session that expires while the user types loses nothing; signing out forgets who was viewed', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  await page.goto(address)
  const first = await openSearch(page)
  await first.box.fill('7100100401')
  await first.box.press('Enter')
  await first.panel.getByRole('list').getByRole('button').click()
  await expect(page.getByRole('region', { name: 'Martha Ellison' })).toBeVisible()
  await page.getByRole('button', { name: 'Close client' }).click()

  const { box } = await openSearchAgain(page)
  await box.fill("o'sullivan-ibáñez")
  const date = new Date(Date.now() + 2 * 3_600_000).toUTCString()
  await page.route(searchCall, (route) => route.fulfill({ status: 401, headers: { date }, json: {} }))
  await box.press('Enter')
  await expect(page).toHaveURL(/\/expired$/)
  await page.unroute(searchCall)
  await submitCredentials(page, 'rivera')
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  const panel = page.getByRole('dialog', { name: 'Searching Clients and Contracts' })
  await expect(panel.getByRole('searchbox')).toHaveValue("o'sullivan-ibáñez")
  await panel.getByRole('searchbox').press('Enter')
  await expect(panel.getByText(/^\d results for “o'sullivan-ibáñez”$/).last()).toBeVisible()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Martha Ellison/ })).toBeVisible()

  await page.getByRole('button', { name: /profile of/i }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ellison')
})

/** The search of before is still there. */
async function openSearchAgain(page: Page) {
  await page.getByRole('button', { name: 'Search Clients & Contracts' }).click()
  const panel = page.getByRole('dialog', { name: 'Searching Clients and Contracts' })
  return { panel, box: panel.getByRole('searchbox') }
}
