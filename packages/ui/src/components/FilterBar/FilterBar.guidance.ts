import type { Guidance } from '../../testing/stories/guidance.js'

export const filterBarGuidance = {
  status: 'stable',
  when: ['Above a list or table, to narrow it and to show at a glance by what it is narrowed.'],
  whenNot: [
    'For a single word to look for: use `SearchField`.',
    'For two or three ways to see a list: use an attached `ButtonGroup`.',
  ],
  anatomy: [
    ['Fields', 'What the filters are set with; each takes effect at once.'],
    ['Filters that are set', 'Each with a button that takes it away.'],
    ['Clear filters', 'Takes all of them away.'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields and the filters that are set.'],
    ['Enter or Space', 'On a filter: takes it away, says so, and puts the focus on the next.'],
  ],
  pattern: 'A named group of fields, and a list of buttons',
} satisfies Guidance
