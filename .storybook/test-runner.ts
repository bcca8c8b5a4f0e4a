import type { TestRunnerConfig } from '@storybook/test-runner'
import { openStories, prepareStory } from './story-page.ts'
import type { Mode } from './story-page.ts'

/** What the toolbar says for all stories, such as a language. */
const globals = JSON.parse(process.env['STORY_GLOBALS'] ?? '{}') as Readonly<Record<string, unknown>>

/**
 * The way the test runner visits stories. Accessibility is not injected here: addon-a11y runs axe-core in the page
 * after each story. `scripts/stories` chooses the stories and modes; a plain `test-storybook` visits all of them in
 * light.
 */
const config: TestRunnerConfig = {
  prepare: ({ page }) => openStories(page, process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006', globals),
  preVisit: (page, context) =>
    prepareStory(page, context.id, (context as { mode?: Mode }).mode ?? 'light', {
      isWithoutPlay: 'locale' in globals,
    }),
}

export default config
