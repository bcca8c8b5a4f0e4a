import type { Guidance } from '../../testing/stories/guidance.js'

export const popoverGuidance = {
  status: 'stable',
  when: [
    'For a small card of details and links beside its control, such as a profile.',
    'For a few settings that take effect at once, such as the columns of a table.',
  ],
  whenNot: [
    'For a list of actions: use `Menu`.',
    'For a short text about a control: use `Tooltip`.',
    'For what must be finished or given up: use `Modal`.',
  ],
  anatomy: [
    ['Control', 'Opens and closes the card, and says which.'],
    ['Card', 'Stands beside the control where there is room, and scrolls when it is taller than the window.'],
  ],
  keyboard: [
    ['Enter or Space', 'On the control: opens the card and puts the focus on it.'],
    ['Tab', 'Goes through the card and on to what follows the control; leaving the card closes it.'],
    ['Escape', 'Closes the card and gives the focus back.'],
  ],
  pattern: 'WAI-ARIA Dialog, not modal',
} satisfies Guidance
