import type { Guidance } from '../../testing/stories/guidance.js'

export const pageSizeSelectGuidance = {
  status: 'beta',
  when: ['Below a table that is shown page by page, to choose how many rows a page has.'],
  whenNot: [
    'Where the number of rows is given, as on a dashboard: leave it out.',
    'To go from page to page: use `Pagination`, beside it.',
  ],
  anatomy: [
    ['Label', 'Before the choice, so that both are one line with the page buttons.'],
    ['Choice', "The browser's own list; 'All' is one list without pages."],
  ],
  keyboard: [['Up and Down', 'Choose the size before or after.']],
  pattern: 'The native select element with its label',
} satisfies Guidance
