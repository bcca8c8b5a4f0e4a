import type { Guidance } from '../../testing/stories/guidance.js'

export const stackedBarGuidance = {
  status: 'stable',
  when: [
    'The parts of a whole that users know by their state: how many of all cases are approved.',
    'The legend narrows a list of the same things beside it.',
  ],
  whenNot: [
    'Classes with an order, such as ages: use `ColumnChart`.',
    'Counts that are not parts of one whole: use `BarList`.',
    'Progress towards an end: use `ProgressBar`.',
  ],
  anatomy: [
    ['Title', 'What is counted. It names the legend.'],
    ['Bar', 'A part for each count, in the color of its state. It says nothing that the legend does not say.'],
    ['Legend', 'A color, the words and the count. They add up to the whole: what has no state is named, too.'],
    ['Mark', 'The selected entry has a check mark, a tint and heavier text; color is never the only sign.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next entry that can be pressed.'],
    ['Enter or Space', 'Selects the part, or clears the selection.'],
  ],
  pattern: 'Toggle buttons in a list.',
} satisfies Guidance
