import type { Guidance } from '../../testing/stories/guidance.js'

export const multilineListGuidance = {
  status: 'stable',
  when: [
    'In a panel, for the few people or things that belong to what it shows, one a line.',
    'With a title as a section of the panel, or without one where a `Disclosure` has it already.',
  ],
  whenNot: [
    'Labels with their values: use `DescriptionList`.',
    'Many of them, or several facts about each that users compare: use `DataTable`.',
  ],
  anatomy: [
    ['Title', 'A small heading, by which people jump from section to section.'],
    ['Main', 'What it is, in full: it breaks rather than being cut. A dash is shown where it is missing.'],
    ['Note', 'A muted word at the end, such as a date or a share; below where both do not fit.'],
    ['Details', 'More about it, under the line.'],
    ['Empty text', 'One sentence shown in place of the lines.'],
  ],
  keyboard: [],
  pattern: 'Native ul, in a section when it has a title.',
} satisfies Guidance
