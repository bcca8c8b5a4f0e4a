import type { Guidance } from '../../testing/stories/guidance.js'

export const stackGuidance = {
  status: 'stable',
  when: ['To put the parts of a screen, a section or a form below one another with the same space between them.'],
  whenNot: [
    'For buttons side by side: use `ButtonGroup`.',
    'For a framed part of a page: use `Card`.',
    'For a layout with columns, or one that differs by window width: write a style of its own.',
  ],
  anatomy: [
    ['Children', 'Each takes the whole width; long words and wide tables never stretch it.'],
    ['Gap', 'A step of the spacing scale: 5 or 6 between parts of a page, 2 to 4 within one.'],
  ],
  keyboard: [],
  pattern: 'Layout only: a native div, or a section',
} satisfies Guidance
