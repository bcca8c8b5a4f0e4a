import type { Guidance } from '../../testing/stories/guidance.js'

export const paginationGuidance = {
  status: 'stable',
  when: [
    'Below a list that users look through in portions, and come back to: a page has a number to remember.',
    'Together with a count, so that users see how much there is.',
  ],
  whenNot: [
    'Below a `DataTable`: it brings its own with `pagination`.',
    'For steps of a task: use `Stepper`.',
    'Where all rows fit on a page and never grow more: show them all.',
  ],
  anatomy: [
    ['Count', 'Which rows are shown, and of how many; a shape while that is not known.'],
    ['Arrows', 'To the first, previous, next and last page; muted where they lead nowhere, and never gone.'],
    ['Numbers', 'The first page, the last, the current one and its neighbors.'],
    ['Page of pages', 'In place of the numbers where there is little room.'],
  ],
  keyboard: [
    ['Tab', 'Goes from button to button.'],
    ['Enter or Space', 'Shows that page. The focus stays, and the page and its rows are read out once.'],
  ],
  pattern: 'Navigation landmark with buttons; `aria-current` marks the page',
} satisfies Guidance
