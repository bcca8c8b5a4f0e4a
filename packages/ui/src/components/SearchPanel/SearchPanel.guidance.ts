import type { Guidance } from '../../testing/stories/guidance.js'

export const searchPanelGuidance = {
  status: 'stable',
  when: ['To find something in a large collection on the service and choose it for the page below.'],
  whenNot: [
    'To narrow a list that is already on the page: use `SearchField` or `ListFilters`.',
    'To choose from a known, short list: use `Combobox`.',
  ],
  anatomy: [
    ['Panel', 'A `SlideOut`; fills the window below 800 px.'],
    ['Field and button', 'The button says why it is off; below 800 px it has a line of its own.'],
    ['Message', 'Before a search, while it runs, how many were found, or why it failed; also announced.'],
    ['Results', 'Replaced by a new search and removed by a failed one, such as `SearchResults`.'],
    ['Foot', 'Buttons for a choice that has to be confirmed.'],
  ],
  keyboard: [
    ['Enter', 'Searches, or shows at the field why it does not.'],
    ['Escape', 'Empties the field; in an empty field, closes the panel and returns the focus to what opened it.'],
    ['Tab', 'Goes through the field, the button and the results.'],
  ],
  pattern: 'WAI-ARIA Dialog (Modal) with a search landmark',
} satisfies Guidance
