import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Presses a key until the target has the focus; a user gives up long before forty. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
