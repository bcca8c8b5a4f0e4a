import type { Guidance } from '../../testing/stories/guidance.js'

export const linkProviderGuidance = {
  status: 'stable',
  when: [
    'Once near the root of an app, so that every link, menu and navigation goes through its router.',
    'To say "opens in a new tab" in the language of the app, once for all links.',
  ],
  whenNot: ['In a page without a router: links are plain <a> then, and work.'],
  anatomy: [['Component', 'Draws the <a> of every link inside the app and passes the rest of its props on.']],
  keyboard: [],
  pattern: 'None: it draws nothing itself',
} satisfies Guidance
