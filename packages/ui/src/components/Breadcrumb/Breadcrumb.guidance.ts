import type { Guidance } from '../../testing/stories/guidance.js'

export const breadcrumbGuidance = {
  status: 'stable',
  when: ['Above the title of a page that lies deeper than the navigation shows.'],
  whenNot: [
    'On pages of the first level: the navigation already says where users are.',
    'For the steps of a task: use `Stepper`.',
  ],
  anatomy: [
    ['Steps', 'Links to the pages above, from the start.'],
    ['Last step', 'The page itself; no link.'],
  ],
  keyboard: [['Tab', 'Goes from link to link.']],
  pattern: 'WAI-ARIA Breadcrumb. Without a link it is a plain list: a landmark must lead somewhere.',
} satisfies Guidance
