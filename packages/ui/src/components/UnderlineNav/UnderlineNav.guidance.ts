import type { Guidance } from '../../testing/stories/guidance.js'

export const underlineNavGuidance = {
  status: 'stable',
  when: ['Above two to six pages that belong together, each with an address of its own.'],
  whenNot: [
    'For panels of one page: use `Tabs`, which looks the same and takes the arrow keys.',
    'For the places of the whole portal: use `NavRail`.',
  ],
  anatomy: [
    ['Links', 'The titles of the pages. They wrap where there is little room.'],
    ['Line', 'Stands under the page that is shown.'],
  ],
  keyboard: [
    ['Tab', 'Goes from link to link.'],
    ['Enter', 'Opens the page.'],
  ],
  pattern: 'A navigation landmark with a list of links; `aria-current` on the page that is shown',
} satisfies Guidance
