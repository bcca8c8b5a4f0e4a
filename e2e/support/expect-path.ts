import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Waits until the page has arrived at a path, by however many steps. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}
