import type { Guidance } from '../../testing/stories/guidance.js'

export const listWidgetGuidance = {
  status: 'beta',
  when: [
    'On a start page, for a few lists of the same kind that users look into every day.',
    'Where most of what people want is among the first rows, and the whole list is a page of its own.',
  ],
  whenNot: [
    'For a list that is worked through: use `DataTable` on its own page.',
    'For one short list without a page of its own: use a `Card`.',
  ],
  anatomy: [
    ['Head', 'The heading, and the way to the whole list of the selected tab.'],
    ['Tabs', 'One for each list, with its count; they scroll where there is no space for all.'],
    ['Above the list', 'What the caller puts there: a picture of the list, its filters, its order.'],
    [
      'List',
      'Five rows of two lines, or cards below 768 px, which columns with a place turn into summaries; a press opens the row.',
    ],
    ['Chart', 'Below the list; on a phone folded under its title, with the link to the whole list above it.'],
    ['Page buttons', 'Which rows are shown, and the way to the others; they stay where they are on the last page.'],
  ],
  keyboard: [
    ['Left and right arrows', 'On a tab: show the next list.'],
    ['Tab', 'Goes from the tabs through the content above the list into the table, which is one stop.'],
    ['Arrows', 'In the table: go from cell to cell.'],
    [
      'Enter',
      'On the first cell: goes to its button, which opens the row. On another cell without one: opens the row.',
    ],
  ],
  pattern: 'WAI-ARIA Tabs over a WAI-ARIA Grid',
} satisfies Guidance
