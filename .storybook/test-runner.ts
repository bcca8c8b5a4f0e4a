import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { chooseMode, leaveStory } from './runner-page.ts'

interface ViewportSize {
  readonly width: number
  readonly height: number
}

const mode = process.env['SCHEME'] ?? 'light'
const desktop: ViewportSize = { width: 1280, height: 720 }

/**
 * Runs every story with its play function. Accessibility is not injected here: addon-a11y runs axe in the page after
 * each story, and `parameters.a11y.test = 'error'` makes its findings fail the story. `SCHEME=dark` runs the same
 * build in dark mode.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const target = process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006'
    await page.goto(new URL('iframe.html', target).href, { waitUntil: 'load' })
    await chooseMode(page, mode)
  },
  async preVisit(page, context) {
    await leaveStory(page, context.id)
    // the runner knows nothing of the toolbar's viewports
    const { parameters } = await getStoryContext(page, context)
    const size = (parameters['viewportSize'] as ViewportSize | undefined) ?? desktop
    const now = page.viewportSize()
    if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
  },
}

export default config
