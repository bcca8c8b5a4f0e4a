import type { Preview } from '@storybook/react-vite'
import { axe } from '../../../.storybook/axe.ts'
import { beginActions, endActions, watchSteps } from '../../../.storybook/watch.ts'

/** The parts of the portal's Storybook that the runner uses, with the least that can be light or dark. */
const preview: Preview = {
  globalTypes: { mode: { description: 'Color mode' } },
  initialGlobals: { mode: 'light' },
  beforeAll: watchSteps,
  beforeEach: beginActions,
  afterEach: endActions,
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
