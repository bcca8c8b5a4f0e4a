import type { Guidance } from '../../testing/stories/guidance.js'

export const appHeaderGuidance = {
  status: 'stable',
  when: ['Once, at the top of an app: the brand, the way home, search, messages and the profile.'],
  whenNot: [
    'The title of a page: use `PageHeader`.',
    'The places of the app: use `NavRail`, and `Drawer` on small screens.',
  ],
  anatomy: [
    ['Menu button', 'Below 1024 px, where the rail is a drawer.'],
    ['Brand', 'The logo and the name of the product, which lead home.'],
    ['Middle', 'A search or a few links; none of them on a phone.'],
    ['Actions', 'Icon buttons and the profile, at the end.'],
  ],
  keyboard: [['Tab', 'Goes from the menu button to the brand, the middle and the actions.']],
  pattern:
    'The banner landmark. It stays in view, and pages scroll what has the focus clear of it. Where large text makes it too high, it scrolls away with the page.',
} satisfies Guidance
