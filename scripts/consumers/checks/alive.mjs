import { expect } from '@playwright/test'

/** The table says where it is scrolled to: once it does, React has taken over what the server drew. */
export const expectToBeAlive = (page) =>
  expect(page.locator('[data-at-top]').getByRole('gridcell', { name: '90' })).toBeVisible()

/** Contexts that one entry of the package fills and another reads: the link of the app, and a toast. */
export async function expectSharedContexts(page) {
  await expect(page.getByRole('link', { name: 'A link of the app' })).toHaveAttribute('data-app-link')
  await page.getByRole('button', { name: 'Show a toast' }).click()
  await expect(page.getByText('Shown by the other entry').first()).toBeVisible()
}
