import type { Guidance } from '../../testing/stories/guidance.js'

export const listFiltersGuidance = {
  status: 'beta',
  when: [
    'Above a list or table that people narrow in several ways, each given as data.',
    'With a button of the toolbar that shows and hides the fields, which `useFilterVisibility` serves.',
  ],
  whenNot: [
    'For fields of another kind than a text and a choice: use `FilterBar` with your own.',
    'For a single word to look for: use `SearchField`.',
  ],
  anatomy: [
    [
      'Fields',
      'One for each filter, with its label inside; each takes effect at once. Below 768 px they are in the dialog.',
    ],
    ['Filters that are set', 'While the fields are hidden: each with a button that takes it away.'],
    ['Dialog', 'On a phone: the fields, a button that clears them, and one that puts them into effect together.'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields and the filters that are set.'],
    ['Enter', 'In the dialog: applies the filters and closes it.'],
    ['Escape', 'Closes the dialog; the filters stay as they were.'],
  ],
  pattern: 'A named group of fields that a button shows and hides; on a phone a modal dialog',
} satisfies Guidance
