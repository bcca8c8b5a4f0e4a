import type { Page } from '@playwright/test'

const profile = '**/api/profile'

/**
 * From now on the profile that the service answers has these values instead of its own.
 * @param until the address of the call that ends it once it is made: what was changed by it counts from then on
 */
export async function changeProfileAnswer(
  page: Page,
  values: Readonly<Record<string, unknown>>,
  until?: string,
): Promise<void> {
  await page.route(profile, async (route) => {
    try {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...values } })
    } catch {
      // The journey, and the page with it, was over before the answer had come.
      await route.abort().catch(() => undefined)
    }
  })
  if (until === undefined) return
  await page.route(until, async (route) => {
    await page.unroute(profile)
    await route.fallback()
  })
}
