import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** True if the focus is within an element, or on it. */
export async function expectFocusWithin(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

/** Closes what lies over the page with Escape, once it has the focus: before that the key goes unnoticed. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expectFocusWithin(dialog)
  await dialog.page().keyboard.press('Escape')
}
