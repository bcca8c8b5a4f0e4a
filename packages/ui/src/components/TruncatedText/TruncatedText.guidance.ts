import type { Guidance } from '../../testing/stories/guidance.js'

export const truncatedTextGuidance = {
  status: 'stable',
  when: [
    'For text that others wrote, such as a note, where there is room for a line or two of it.',
    'For several values in one place: they are in a line with a middle dot between them, and below one another in full.',
  ],
  whenNot: [
    'For your own texts: write them shorter.',
    'For names, amounts and dates: they are useless when cut; give them the room.',
    'In a `DataTable`: its `maxCharacters` does the same for every cell.',
  ],
  anatomy: [
    ['Words', 'As many characters as asked for, counted as a user counts them: an accent or an emoji is never split.'],
    ['Dotted underline', 'Says that there is more. Text that fits has none and is no button.'],
    ['Dialog', 'The whole text under its title, one line for each value.'],
  ],
  keyboard: [
    ['Enter or Space', 'Shows the text in full.'],
    ['Escape', 'Closes it and gives the focus back.'],
  ],
  pattern: 'Button that opens a Dialog (Modal); its name is the whole text',
} satisfies Guidance
