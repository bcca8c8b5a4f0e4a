import type { Guidance } from '../../testing/stories/guidance.js'

export const barListGuidance = {
  status: 'stable',
  when: [
    'A handful of counts that users compare at a glance: how many of each status, of each type, of each age.',
    'Beside a list that each of the counts can filter: pressing a bar selects it, pressing it again clears the selection.',
  ],
  whenNot: [
    'More than about eight counts, or amounts that matter to the cent: use `DataTable`.',
    'Progress towards an end: use `ProgressBar`.',
    'Parts of a whole that add up to 100 %, or a course of time: bars beside each other promise neither.',
  ],
  anatomy: [
    ['Title', 'What is counted. It names the list.'],
    [
      'Line',
      'Name, bar and number. The number is text, for those who cannot see the bar and for those who want to know.',
    ],
    ['Mark', 'The selected bar has a check mark, a tint and heavier text; color is never the only sign.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next bar that can be pressed.'],
    ['Enter or Space', 'Selects the bar, or clears the selection.'],
  ],
  pattern: 'Toggle buttons in a list.',
} satisfies Guidance
