import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.js'
import { haveSession } from '../support/sign-in.js'

const yourLinks = (page: Page) => page.getByRole('list', { name: 'Your links' })
const chosen = (page: Page) =>
  yourLinks(page)
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Remove ', '')))
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a producer chooses links by button, key and drag, and the dashboard shows them in their order', async ({
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
