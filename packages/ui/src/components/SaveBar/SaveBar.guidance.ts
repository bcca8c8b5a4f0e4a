import type { Guidance } from '../../testing/stories/guidance.js'

export const saveBarGuidance = {
  status: 'stable',
  when: ['On a page where users make several changes and save them together, such as settings or assignments.'],
  whenNot: [
    'For the buttons of a form that fits the window: use `ButtonGroup`.',
    'For what counts at once: use `Switch`, which needs no saving.',
  ],
  anatomy: [
    ['Start', 'A link back, and how much has changed.'],
    ['Outcome', 'A banner above the buttons says what came of the last save, in view wherever the page is scrolled.'],
    ['Buttons', 'Undo and save. While nothing has changed, both are disabled, and their tooltip says why.'],
  ],
  keyboard: [['Tab', 'Goes through the link and both buttons, also while they are disabled.']],
  pattern: 'A named group of buttons; what gets the focus is scrolled clear of the bar',
} satisfies Guidance
