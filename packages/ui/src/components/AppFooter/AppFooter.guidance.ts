import type { Guidance } from '../../testing/stories/guidance.js'

export const appFooterGuidance = {
  status: 'stable',
  when: ['Once, at the foot of an app: who may use it and for what, and the pages of the company.'],
  whenNot: [
    'The foot of a panel or card: `Card` and `SlideOut` have their own.',
    'Navigation through the app: use `NavRail`.',
  ],
  anatomy: [
    ['Notice', 'The sentence that must be on every page.'],
    ['Links', 'Pages of the company; they open in a new tab, and say so to users who listen.'],
    ['Social links', 'Where users can follow the company, in a list of their own.'],
  ],
  keyboard: [['Tab', 'Goes from link to link.']],
  pattern: 'The contentinfo landmark with a list of links, and a second one for social links.',
} satisfies Guidance
