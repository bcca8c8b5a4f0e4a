import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from './support/case-table.js'
import { haveSession } from './support/sign-in.js'

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search All Cases' }).click()
  const panel = page.getByRole('dialog', { name: 'Search All Agents' })
  await expect(panel.getByText('No Search Returns')).toBeVisible()
  return panel
}

test('home office chooses an agency, and its lists are there on every page, after a reload too', async ({ page }) => {
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/contracts')) lists.push(request.url())
  })
  await haveSession(page, 'hale')
  await page.goto('/new-business/pending')
  await expect(page.getByText('You have not searched for any cases yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter Cases' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)

  const panel = await openSearch(page)
  const box = panel.getByRole('searchbox')
  await box.fill('lak')
  await box.press('Enter')
  await expect(panel.getByText('No Search Returns')).toBeVisible()
  await box.fill('lake')
  await box.press('Enter')
  await expect(panel.getByText(/^\d+ results? for "lake"$/).last()).toBeVisible()
  expect(lists).toEqual([])

  await panel.getByRole('button', { name: /^Lakeshore Financial Group/ }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/new-business\/pending\?number=AG1001$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(caseTable(page).rows).toHaveCount(10)
  expect(lists.every((url) => url.includes('number=AG1001'))).toBe(true)
  await expect(page.getByRole('main').getByText('Showing cases for Lakeshore Financial Group (AG1001)')).toBeVisible()

  await page.reload()
  await expect(caseTable(page).rows).toHaveCount(10)
  await page.getByRole('navigation', { name: 'Case lists' }).getByRole('link', { name: 'Issued' }).click()
  await expect(page).toHaveURL(/\/new-business\/issued\?number=AG1001$/)
  await expect(caseTable(page).rows.first()).toBeVisible()

  await page.getByRole('button', { name: 'View in Agent Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\?number=AG1001$/)
})

for (const [kind, number, shown] of [
  ['agency', 'AG1001', 'Lakeshore Financial Group (AG1001)'],
  ['agent', '100101', '(100101)'],
] as const) {
  test(`a chosen ${kind} is cleared with one press, in every tab`, async ({ page, context }) => {
    await haveSession(page, 'hale')
    await page.goto(`/new-business/pending?number=${number}`)
    await expect(page.getByRole('main').getByText(shown)).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/inforce-business/pending-lapse?number=${number}`)
    await expect(other.getByRole('main').getByText(shown)).toBeVisible()

    await page.getByRole('button', { name: 'Clear Selection' }).click()
    for (const tab of [page, other]) {
      await expect(tab).not.toHaveURL(/number=/)
      await expect(tab.getByText('You have not searched for any cases yet.')).toBeVisible()
      await expect(tab.getByRole('button', { name: 'Clear Selection' })).toHaveCount(0)
    }
    await page.reload()
    await expect(page.getByText('You have not searched for any cases yet.')).toBeVisible()
  })
}

test('an agency without cases reads as a search without results', async ({ page }) => {
  await haveSession(page, 'hale')
  await page.route('**/api/contractsAndRequirements?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/new-business/pending?number=AG1001')
  await expect(page.getByText('There are no results for the current search.')).toBeVisible()
})

test('a search that fails says why, and can be sent again', async ({ page }) => {
  await haveSession(page, 'hale')
  await page.goto('/new-business/pending')
  const panel = await openSearch(page)
  await page.route('**/api/search/*', (route) => route.fulfill({ status: 409, json: { message: 'no' } }))
  await panel.getByRole('searchbox').fill('rivera')
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(panel.getByRole('alert')).toContainText('There was a problem searching. Please try again')

  await page.unroute('**/api/search/*')
  await page.route('**/api/search/*', (route) => route.abort('internetdisconnected'))
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(panel.getByRole('alert')).toContainText(
    'There was an error connecting to our system. Please try searching again.',
  )
  await expect(panel.getByRole('searchbox')).toHaveValue('rivera')

  await page.unroute('**/api/search/*')
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(panel.getByText(/^\d+ results? for "rivera"$/).last()).toBeVisible()
})

test('after a choice the focus has a place, and whose cases are shown is read out', async ({ page }) => {
  await haveSession(page, 'hale')
  await page.goto('/dashboard')
  const choose = async (term: string, name: RegExp) => {
    const panel = await openSearch(page)
    await panel.getByRole('searchbox').fill(term)
    await panel.getByRole('searchbox').press('Enter')
    await panel.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(panel).toHaveCount(0)
  }
  const heard = page.locator('[aria-live="polite"]')
  const search = page.getByRole('button', { name: 'Search All Cases' })

  await choose('lake', /^Lakeshore Financial Group/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(heard.getByText('Showing cases for Lakeshore Financial Group (AG1001)')).toBeAttached()

  await choose('summit', /^Summit Legacy Partners/)
  await expect(search).toBeFocused()
  await expect(heard.getByText('Showing cases for Summit Legacy Partners (AG3003)')).toBeAttached()

  await page.goto('/new-business/pending')
  await choose('lake', /^Lakeshore Financial Group/)
  await expect(search).toBeFocused()
  await expect(heard.getByText('Showing cases for Lakeshore Financial Group (AG1001)')).toBeAttached()
})

test('the lists of an agent are those of the agency, narrowed by a filter that shows whom', async ({ page }) => {
  const lists: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(inforce-)?contracts/.test(request.url())) lists.push(request.url())
  })
  await haveSession(page, 'hale')
  await page.goto('/new-business/pending')
  const panel = await openSearch(page)
  await panel.getByRole('searchbox').fill('100101')
  await panel.getByRole('searchbox').press('Enter')
  await panel.getByRole('button', { name: /^Elena Rivera/ }).click()
  await expect(page).toHaveURL(/\/new-business\/pending\?number=100101$/)
  await expect(page.getByRole('main').getByText('Showing cases for Elena Rivera (100101)')).toBeVisible()
  const agent = page.getByRole('combobox', { name: 'Agency / Agent' })
  await expect(agent).toHaveValue('100101')
  const shown = page.getByText(/^Showing \d+ Pending Cases?$/).last()
  const own = Number((await shown.textContent())?.match(/\d+/)?.[0])

  await agent.selectOption('All')
  await expect(page).toHaveURL(/number=100101&agent=all$/)
  await expect(page.getByRole('main').getByText('Showing cases for Lakeshore Financial Group (AG1001)')).toBeVisible()
  await expect(shown).not.toHaveText(`Showing ${own} Pending Cases`)
  await page.goBack()
  await expect(agent).toHaveValue('100101')

  await page.getByRole('button', { name: 'View in Agent Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\?number=100101$/)
  await expect(page.getByRole('tab', { name: `Pending (${own})` })).toBeVisible()
  await page.goto('/inforce-business/all')
  await expect(page.getByRole('combobox', { name: 'Agency / Agent' })).toHaveValue('100101')
  expect(lists).toHaveLength(5)
  expect(lists.filter((url) => !url.includes('number=AG1001'))).toEqual([])
})

test('an agent who cannot be looked up has lists all the same', async ({ page }) => {
  await haveSession(page, 'hale')
  await page.route('**/api/search/*', (route) => route.fulfill({ status: 409, json: { message: 'no' } }))
  await page.goto('/new-business/pending?number=100101')
  await expect(page.getByRole('main').getByText('Showing cases for 100101')).toBeVisible()
  await expect(caseTable(page).rows).toHaveCount(10)
})
