import type { Page } from '@playwright/test'
import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

const saves = '**/api/quicklinks-selections'
const yourLinks = (page: Page) => page.getByRole('list', { name: 'Your links' })
const chosen = (page: Page) =>
  yourLinks(page)
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Remove ', '')))
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('links are chosen by button and by drag, and the dashboard shows them in their order at once', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  const asked = page.waitForRequest('**/api/quicklinks')
  await page.goto('/profile')
  await asked
  await page.goto('/quick-links')
  await expect(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: 'Back to Preferences' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Training Center' }).click()
  await expect(page.getByRole('button', { name: 'Remove Training Center' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await expect.poll(async () => (await chosen(page))[0]).toBe('Training Center')
  const line = page.getByRole('listitem').filter({ hasText: 'Fixed Annuities' })
  await line.dragTo(yourLinks(page).getByRole('listitem').first(), { targetPosition: { x: 40, y: 4 } })
  await expect.poll(async () => (await chosen(page)).slice(0, 2)).toEqual(['Fixed Annuities', 'Training Center'])

  await save(page).click()
  await expect(page.getByText('Successfully updated quick links.')).toBeVisible()
  const order = await chosen(page)
  await page.goto('/dashboard')
  const widget = page.getByRole('region', { name: 'Quick Links' })
  await expect(widget.getByRole('link', { name: 'Edit quick links' })).toHaveAttribute('href', '/quick-links')
  const links = widget.getByRole('listitem')
  await expect(links.first()).toContainText('Fixed Annuities')
  await expect(links.nth(1)).toContainText('Training Center')
  await page.goto('/quick-links')
  await expect.poll(() => chosen(page)).toEqual(order)
})

test('what is not saved is kept over a failure and a reload, and asked about before leaving', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/quick-links?from=preferences')
  await expect(page.getByRole('link', { name: 'Back to Preferences' })).toHaveAttribute('href', '/preferences')
  const add = page.getByRole('button', { name: /^Add / }).first()
  await expect(add).toBeVisible()
  const before = await chosen(page)
  await add.click()
  await page.route(saves, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await save(page).click()
  await expect(page.getByText('Network Error')).toBeVisible()
  await page.unroute(saves)
  await page.route(saves, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json: {} }) : route.continue(),
  )
  await save(page).click()
  await expect(page.getByText('An unexpected error occurred.')).toBeVisible()
  await expect.poll(async () => (await chosen(page)).length).toBe(before.length + 1)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect.poll(async () => (await chosen(page)).length).toBe(before.length + 1)
  await page.getByRole('link', { name: 'Back to Preferences' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay on this page' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.poll(() => chosen(page)).toEqual(before)
  await page.getByRole('link', { name: 'Back to Preferences' }).click()
  await expect(page).toHaveURL(/\/preferences$/)
})

test('on a phone links are marked and added together', async ({ page }) => {
  await haveSession(page, 'lin')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/quick-links')
  await page.getByRole('checkbox', { name: 'Training Center' }).check()
  await page.getByRole('checkbox', { name: 'Fixed Annuities' }).check()
  await page.getByRole('button', { name: 'Add 2 links' }).click()
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeFocused()
  await save(page).click()
  await expect(page.getByText('Successfully updated quick links.')).toBeVisible()
})
