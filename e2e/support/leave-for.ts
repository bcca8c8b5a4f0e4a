import type { Page } from '@playwright/test'

/**
 * Goes to an address where the portal may lead on at once, or is leaving the page already: a navigation that was
 * overtaken by another is no failure, and where the reader ends up is for the test to say.
 */
export async function leaveFor(page: Page, path: string): Promise<void> {
  try {
    await page.goto(path, { waitUntil: 'commit' })
  } catch (error) {
    if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error
  }
}
