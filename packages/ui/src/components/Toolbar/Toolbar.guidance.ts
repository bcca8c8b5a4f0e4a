import type { Guidance } from '../../testing/stories/guidance.js'

export const toolbarGuidance = {
  status: 'stable',
  when: ['Above a table or list, for what acts on all of it: a count, an export, the columns.'],
  whenNot: ['For what narrows the list: use `FilterBar`.', 'For the buttons of a form or dialog: use `ButtonGroup`.'],
  anatomy: [
    ['Start', 'What is shown: a count, a short choice.'],
    ['End', 'What can be done with it; small and quiet, so that the data stays the loudest.'],
  ],
  keyboard: [['Tab', 'Goes from control to control; the arrow keys stay with the controls.']],
  pattern: 'A named group; not the WAI-ARIA toolbar, whose arrow keys would be in the way of fields',
} satisfies Guidance
