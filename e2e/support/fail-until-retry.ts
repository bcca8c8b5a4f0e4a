import type { Page, Route } from '@playwright/test'

/** Makes a call fail until Retry is pressed. The portal tries again by itself, too: that fails. */
export async function failUntilRetry(page: Page, url: string, fail: (route: Route) => Promise<void>): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element && target.closest('button')
        if (button && button.textContent === 'Retry') document.documentElement.dataset['retried'] = ''
      },
      true,
    ),
  )
  await page.route(url, async (route) =>
    (await page.evaluate(() => 'retried' in document.documentElement.dataset)) ? route.continue() : fail(route),
  )
}
