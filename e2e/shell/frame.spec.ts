import { expect, test } from '../support/test.js'
import { haveSession, openDashboard } from '../support/sign-in.js'

test('a producer goes from place to place by the rail, which names each page and puts the focus on its heading', async ({
  page,
}) => {
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

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true })

  test('a producer finds in the drawer what the header has no room for, and goes on from there', async ({ page }) => {
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

test('a producer prints a list: on paper it has the brand and its content, and nothing that leads elsewhere', async ({
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

test('a producer prints the dashboard: on paper it has the chosen list, without other lists, links and buttons', async ({
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
