import type { TestRunnerConfig } from '@storybook/test-runner'
import { installStoryPage, pageSettings } from './runner-page.ts'

/**
 * How the runner opens a page of stories. Accessibility is not injected here: addon-a11y runs axe in the page after each
 * story. What is visited, and in which modes, is in `scripts/stories/visit.mjs`.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const target = process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006'
    await page.goto(new URL('iframe.html', target).href, { waitUntil: 'load' })
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    await page.evaluate(installStoryPage, pageSettings)
  },
}

export default config
