import type { Guidance } from '../../testing/stories/guidance.js'

export const loadStateGuidance = {
  status: 'stable',
  when: ['A page, panel or card shows something that is loaded, may fail to load, or may be empty.'],
  whenNot: [
    'Rows of a table: `DataTable` has these states itself.',
    'Content that is being refreshed: leave the old content in place.',
    'An action that failed while the content is still there: use `Banner`.',
  ],
  anatomy: [
    ['Skeleton', 'Drawn in the shape of the content, so that nothing jumps.'],
    ['Error', 'An `ErrorState` with the button that loads again.'],
    ['Empty', 'An `EmptyState`, or a sentence in a small card.'],
    ['Content', 'Drawn only when it is there.'],
  ],
  keyboard: [['Tab', 'Reaches the button that loads again.']],
  pattern:
    'A polite live region names the wait, and an alert the failure; the bones are hidden from assistive technology.',
} satisfies Guidance
