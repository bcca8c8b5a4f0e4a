import { expect, test } from './support/test.js'
import type { BrowserContext, Locator } from '@playwright/test'
import { haveSession, openDashboard, signIn } from './support/sign-in.js'

/** Answers for every site around the portal, which exist nowhere. */
async function answerForOthers(context: BrowserContext): Promise<void> {
  await context.route(/example\.com/, (route) => route.fulfill({ body: 'Another site', contentType: 'text/html' }))
}

async function addressOfNewTab(context: BrowserContext, act: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([context.waitForEvent('page'), act()])
  await tab.waitForURL(/example\.com/)
  const address = tab.url()
  await tab.close()
  return address
}

test('search, other sites and the classic dashboard open in a tab of their own', async ({ page, context }) => {
  await answerForOthers(context)
  await openDashboard(page, 'rivera')
  const header = page.getByRole('banner')
  const box = header.getByRole('searchbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await box.fill('term life & more')
  expect(await addressOfNewTab(context, () => box.press('Enter'))).toBe(
    'https://search.test.example.com/?q=term%20life%20%26%20more',
  )
  const ways: readonly (readonly [Locator, RegExp])[] = [
    [header.getByRole('link', { name: /^Directories/ }), /\/directories$/],
    [header.getByRole('link', { name: /^Marketing Portal/ }), /\/marketing$/],
    [header.getByRole('link', { name: /^Insurance Products/ }), /\/insurance-products$/],
    [header.getByRole('button', { name: /^Open Classic Dashboard/ }), /\/classic$/],
  ]
  for (const [way, address] of ways) expect(await addressOfNewTab(context, () => way.click())).toMatch(address)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a notification that is dismissed stays away, on the next visit too', async ({ page }) => {
  await signIn(page, 'moreau')
  const banner = page.getByRole('region', { name: 'Site notification' })
  await expect(banner.getByRole('link', { name: 'How to send documents' })).toBeVisible()
  // A page takes the focus when it is there; only then may the banner hand it on.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const dismissed = page.waitForResponse((response) =>
    response.url().endsWith('/api/notification/dismiss?type=welcome'),
  )
  await banner.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect((await dismissed).status()).toBe(200)

  const asked = page.waitForResponse('**/api/notification/current')
  await page.reload()
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('the rail leads from place to place, names each page and puts the focus on its heading', async ({ page }) => {
  await openDashboard(page, 'rivera')
  const rail = page.getByRole('navigation', { name: 'Main' })
  await rail.getByRole('button', { name: 'New Business' }).click()
  await page.getByRole('menuitem', { name: 'Issued' }).click()
  await expect(page).toHaveURL(/\/new-business\/issued$/)
  await expect(page).toHaveTitle('Issued cases · Meridian Producer Portal')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rail.getByRole('button', { name: 'New Business' })).toHaveAttribute('aria-current', 'true')
  await rail.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveTitle('Dashboard · Meridian Producer Portal')
})

test('in a low window what does not fit is under More', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await openDashboard(page, 'rivera')
  const rail = page.getByRole('navigation', { name: 'Main' })
  await expect(rail.getByRole('button', { name: 'More' })).toBeVisible()
  await expect(rail.getByRole('button', { name: 'New Business' })).toHaveCount(0)
  await rail.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Pending', exact: true }).click()
  await expect(page).toHaveURL(/\/new-business\/pending$/)
})

test('how the portal looks is chosen in the profile card, applies at once and is kept', async ({ page }) => {
  await openDashboard(page, 'rivera')
  const document = page.locator('html')
  await expect(document).toHaveAttribute('data-pp-mode', 'system')
  await page.getByRole('button', { name: /profile of/i }).click()
  const card = page.getByRole('dialog', { name: /Profile of/ })
  await card.getByRole('button', { name: 'Display' }).click()
  await card.getByRole('radio', { name: 'Dark', exact: true }).check()
  await expect(document).toHaveAttribute('data-pp-mode', 'dark')
  await card.getByRole('radio', { name: 'Compact' }).check()
  await expect(document).toHaveAttribute('data-pp-density', 'compact')
  await page.reload()
  await expect(document).toHaveAttribute('data-pp-mode', 'dark')
  await expect(document).toHaveAttribute('data-pp-density', 'compact')
  // The page is dark before the portal draws anything on it.
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark')
})

test('who looks at the portal as somebody else is told so on every page, and signs out to end it', async ({
  page,
  context,
}) => {
  await openDashboard(page, 'rivera')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Viewing as/)).toHaveCount(0)
  await context.addCookies([{ name: 'impersonate', value: 'hale', url: new URL(page.url()).origin }])
  for (const address of ['/new-business/pending', '/no-such-page']) {
    await page.goto(address)
    await expect(page.getByText('Viewing as Elena Rivera')).toBeInViewport()
  }
  await page.getByRole('region', { name: 'Viewing as someone else' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('impersonate')
})

test('while the navigation fails to load, its place says so and Dashboard stays', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.route('**/api/navigation-tree', (route) => route.fulfill({ status: 409, json: {} }))
  await page.goto('/dashboard')
  await expect(page.getByText('An unexpected error occurred.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeVisible()

  await page.route('**/api/navigation-tree', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Check your internet connection and try again.')).toBeVisible({ timeout: 20_000 })
})

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true })

  test('the drawer holds what the header has no room for, and nothing scrolls sideways', async ({ page }) => {
    await openDashboard(page, 'rivera')
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer.getByRole('searchbox')).toBeVisible()
    await expect(drawer.getByRole('link', { name: /^Directories/ })).toBeVisible()
    await expect(drawer.getByRole('button', { name: /^Open Classic Dashboard/ })).toBeVisible()
    await drawer.getByText('Profile & Settings').click()
    await expect(drawer.getByRole('link', { name: 'Full Profile' })).toBeVisible()
    await drawer.getByText('New Business').click()
    await drawer.getByRole('link', { name: 'Issued' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(/\/new-business\/issued$/)
  })
})

test('on paper a page has the heading of the brand and its content, and nothing that leads elsewhere', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending?status=Approved')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const main = page.getByRole('main')
  const pressed = main.getByRole('button', { name: /^(Filter Cases|Clear Filters|Export|More actions|Actions for)/ })
  expect(await pressed.count()).toBeGreaterThan(4)
  await page.emulateMedia({ media: 'print' })
  await expect(pressed).toHaveCount(0)
  await expect(main.getByText('Showing 7 Pending Cases')).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Status' })).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Time' })).toHaveCount(0)
  await expect(main.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Meridian' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveText(['Showing 1 - 7 of 7'], { useInnerText: true })
  for (const other of ['contentinfo', 'searchbox'] as const) await expect(page.getByRole(other)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /profile of/i })).toBeHidden()
})

test('on paper the dashboard has the list that was chosen, without other lists, links and buttons', async ({
  page,
}) => {
  await openDashboard(page, 'rivera')
  const main = page.getByRole('main')
  await expect(main.getByRole('rowheader').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(main.getByRole('tab')).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('tab')).toHaveText(['Pending (60)'])
  await expect(main.getByRole('complementary')).toHaveCount(0)
  await expect(main.getByRole('rowheader').first()).toBeVisible()
  await expect(main.getByText('Showing 1 - 5 of 60')).toBeVisible()
})
