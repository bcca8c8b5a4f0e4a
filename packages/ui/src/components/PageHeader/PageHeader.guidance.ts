import type { Guidance } from '../../testing/stories/guidance.js'

export const pageHeaderGuidance = {
  status: 'stable',
  when: ['At the top of every page: where users are, and what they can do with all of the page.'],
  whenNot: [
    'A section or panel: use `Heading` or `Card`.',
    'Filters and counts of a table: use `Toolbar` or `FilterBar`.',
  ],
  anatomy: [
    ['Breadcrumb', 'The way to the page, where there is more than one step.'],
    ['Title', 'The one heading of level 1. An app focuses it after a change of page, so that it is read out.'],
    ['Description', 'One sentence, where the title alone may not be understood.'],
    ['Actions', 'The primary one last, at the end of the line; below the title on a phone.'],
  ],
  keyboard: [['Tab', 'Goes from the breadcrumb to the actions. The title takes focus from the app only.']],
  pattern: 'A heading of level 1 that can be focused, after a breadcrumb navigation.',
} satisfies Guidance
