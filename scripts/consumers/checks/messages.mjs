import { test as base, expect } from '@playwright/test'

/**
 * A test whose page must stay silent: a warning, an error, or a part that React had to draw again in the browser
 * (it reports those as errors) fails it.
 */
export const test = base.extend({
  silence: [
    async ({ page }, use) => {
      const messages = []
      page.on('pageerror', (error) => messages.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text())
      })
      await use()
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})
