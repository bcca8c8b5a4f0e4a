import type { Page } from '@playwright/test'

/** From now on the profile that the service answers has these values instead of its own. */
export async function changeProfileAnswer(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/api/profile', async (route) => {
    try {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...values } })
    } catch {
      // The journey, and the page with it, was over before the answer had come.
      await route.abort().catch(() => undefined)
    }
  })
}
