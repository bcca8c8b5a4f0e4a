import type { Guidance } from '../../testing/stories/guidance.js'

export const iconButtonGuidance = {
  status: 'stable',
  when: [
    'Where space is too short for text and everyone knows the icon: close, edit, more.',
    'In a row of a table, small, for the same few actions in every row.',
    'As a switch for one thing, with `aria-pressed`: the name stays, the look changes.',
  ],
  whenNot: ['For the main action of a page, or an icon that has to be learned: use `Button` with a label.'],
  anatomy: [
    ['Icon', 'A drawing that users know from elsewhere.'],
    ['Name', 'Read out in place of a label, and shown as a tooltip on hover and focus.'],
    ['Hint', 'Shown instead of the name where it has to be said what pressing brings, or why it cannot be pressed.'],
  ],
  keyboard: [
    ['Enter or Space', 'Presses it.'],
    ['Escape', 'Hides the tooltip.'],
  ],
  pattern: 'WAI-ARIA Button: a native <button> named by aria-label',
} satisfies Guidance
