import type { Page } from '@playwright/test'

/** Goes to an address as the address bar does, without waiting: the page there may lead on before it is complete. */
export async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => setTimeout(() => location.assign(to)), path)
}
