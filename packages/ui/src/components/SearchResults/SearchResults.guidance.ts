import type { Guidance } from '../../testing/stories/guidance.js'

export const searchResultsGuidance = {
  status: 'stable',
  when: ['For what a search found, when pressing a line chooses it.'],
  whenNot: [
    'For rows with several columns to compare: use `DataTable`.',
    'For a choice that has to be confirmed: use `RadioGroup`.',
  ],
  anatomy: [
    ['Heading', 'Where there are several lists, such as one per kind.'],
    ['Line', 'A name, and what tells it from others of the same name. The chosen line is tinted.'],
  ],
  keyboard: [
    ['Tab', 'Goes from line to line.'],
    ['Enter, Space', 'Chooses the line.'],
  ],
  pattern: 'A list of buttons; the chosen one is aria-current',
} satisfies Guidance
