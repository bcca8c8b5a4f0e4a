import type { Guidance } from '../../testing/stories/guidance.js'

export const headingGuidance = {
  status: 'stable',
  when: [
    'The title of a page, a section, a panel or a group.',
    'Levels follow the outline: one of level 1 on a page, and none is skipped on the way down.',
  ],
  whenNot: [
    'To make text larger: use `Text` with a size.',
    'Inside a button, tab or table header, which have names of their own.',
  ],
  anatomy: [
    ['Level', 'The place in the outline, which is what is read out.'],
    ['Size', 'Follows the level: 24, 20, 16 and 14 px. Set it apart only where a panel needs a smaller title.'],
  ],
  keyboard: [],
  pattern: 'Native h1 to h4.',
} satisfies Guidance
