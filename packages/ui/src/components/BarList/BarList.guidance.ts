import type { Guidance } from '../../testing/stories/Guidance.js'

export const barListGuidance = {
  status: 'stable',
  when: [
    'A handful of counts that people compare at a glance: how many of each status, of each type, of each age.',
    'Beside a list that each of the counts can narrow: a press on a bar chooses it, another press lets it go.',
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
    ['Mark', 'The chosen line has a tick, a tint and heavier letters; colour is never alone.'],
  ],
  keyboard: [
    ['Tab', 'To the next line that can be pressed.'],
    ['Enter or Space', 'Chooses the line, or lets it go.'],
  ],
  pattern: 'Toggle buttons in a list.',
} satisfies Guidance
