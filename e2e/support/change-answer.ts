import type { Page } from '@playwright/test'

/** From now on the profile that the service answers has these values instead of its own. */
export async function changeProfileAnswer(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/api/profile', async (route) => {
    // A journey may be over before an answer has come.
    const response = await route.fetch().catch(() => null)
    if (response === null) return route.abort()
    return route.fulfill({ response, json: { ...(await response.json()), ...values } })
  })
}
