import type { Preview } from '@storybook/react-vite'
import { axe } from '../../../.storybook/axe.ts'
import { expectReflow } from '../../../.storybook/reflow.ts'
import { beginActions, endActions, watchSteps } from '../../../.storybook/watch.ts'
import { expectWholeTexts } from '../../../.storybook/whole-texts.ts'

/** The parts of the portal's Storybook that the runner uses, with the least that can be light or dark. */
const preview: Preview = {
  globalTypes: { mode: { description: 'Color mode' }, locale: { description: 'Language' } },
  initialGlobals: { mode: 'light', locale: 'en-US' },
  beforeAll: watchSteps,
  beforeEach: beginActions,
  afterEach: async (story) => {
    await endActions()
    expectReflow(story)
    if (story.globals['locale'] === 'en-XA') expectWholeTexts()
  },
  parameters: { a11y: axe },
  decorators: [
    (Story, { globals }) => (
      <div data-mode={globals['mode']}>
        <style>{`
          [data-mode=light] { color: black; background: white; }
          [data-mode=dark] { color: white; background: black; }
        `}</style>
        <Story />
      </div>
    ),
  ],
}

export default preview
