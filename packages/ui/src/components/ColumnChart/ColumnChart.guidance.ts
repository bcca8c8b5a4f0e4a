import type { Guidance } from '../../testing/stories/guidance.js'

export const columnChartGuidance = {
  status: 'stable',
  when: ['Counts in three to six classes with an order that do not overlap: ages, amounts, days that are left.'],
  whenNot: [
    'Classes that contain one another, such as past 7 and past 30 days: they look like growth.',
    'Parts of a whole that users know by their state: use `StackedBar`.',
    'Long names: use `BarList`.',
  ],
  anatomy: [
    ['Title', 'What is counted. It names the list.'],
    ['Column', 'The count, a bar, and the class in a few words. The count is text, for those who cannot see the bar.'],
    ['Mark', 'The selected column has a check mark, a tint and heavier text; color is never the only sign.'],
    ['Note', 'What is in no class, so that the counts add up.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next column that can be pressed.'],
    ['Enter or Space', 'Selects the column, or clears the selection.'],
  ],
  pattern: 'Toggle buttons in a list.',
} satisfies Guidance
