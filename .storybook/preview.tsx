import '@producer-portal/ui/font.css'
import { preloadLazyComponents } from '@producer-portal/ui'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { axe } from './axe.ts'
import { chromatic } from './chromatic.ts'
import { stopClock } from './clock.ts'
import { withMaskedData } from './decorators/with-masked-data.tsx'
import { withPersona } from './decorators/with-persona.tsx'
import { withSettledEffects } from './decorators/with-settled-effects.tsx'
import { withTheme } from './decorators/with-theme.tsx'
import { ComponentPage } from './docs/ComponentPage.tsx'
import { ThemedDocs } from './docs/ThemedDocs.tsx'
import { expectFocusMarks } from './focus-marks.ts'
import { loadTexts } from './locales.ts'
import { expectReflow } from './reflow.ts'
import { nameOfFunction, shortSource } from './short-source.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { beginActions, endActions, watchSteps } from './watch.ts'
import { hideObjectEditors } from './object-editors.ts'
import { expectWholeTexts } from './whole-texts.ts'

configure({
  // The default of one second fails on a busy machine what a quiet one passes.
  asyncUtilTimeout: 10_000,
  // Without a print of the page: every try of a query that waits would make one, which took a tenth of a run.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withMaskedData, withPersona, withTheme, withSettledEffects],
  argTypesEnhancers: [hideObjectEditors],
  // A story shows what opens at once, as on a page that has come to rest.
  loaders: [preloadLazyComponents, loadTexts],
  beforeAll: watchSteps,
  beforeEach: ({ parameters }) => {
    beginActions()
    return stopClock(parameters['now'] as Date | undefined)
  },
  // The accessibility addon looks at the page after this.
  afterEach: async (story) => {
    await endActions()
    expectReflow(story)
    if (story.globals['locale'] !== 'en-US') expectWholeTexts()
    expectFocusMarks(story)
  },
  parameters: {
    a11y: axe,
    chromatic,
    jsx: { functionValue: nameOfFunction },
    layout: 'padded',
    docs: {
      page: ComponentPage,
      container: ThemedDocs,
      source: { transform: shortSource },
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *' },
    },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i }, sort: 'requiredFirst' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guides',
          [
            'Start here',
            'Use it in your site',
            'Server rendering',
            'Writing a component',
            'Your brand',
            'Texts and languages',
            'Form libraries',
            'Tables',
            'Your own columns',
            'Layers',
            'Style',
            'Testing',
            'Accessibility',
            'Accessibility evidence',
            'Decisions',
          ],
          'Foundations',
          'Components',
          'Features',
          'Screens',
          'Audits',
        ],
      },
    },
  },
}

export default preview
