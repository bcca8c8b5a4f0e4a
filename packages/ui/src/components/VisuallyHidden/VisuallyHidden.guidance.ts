import type { Guidance } from '../../testing/stories/guidance.js'

export const visuallyHiddenGuidance = {
  status: 'stable',
  when: [
    'Words that users who listen need and users who see have in another form: the tone of an icon, the rest of a link.',
  ],
  whenNot: [
    'Text that would help every user: show it.',
    'Anything that takes the focus: it must be seen while it has it. `SkipLink` shows itself then.',
    'To hide something from all users: use the hidden attribute.',
  ],
  anatomy: [['Words', 'One pixel large and clipped; they keep their place in the order of reading.']],
  keyboard: [],
  pattern: 'Plain text in a span, or in the element given by as.',
} satisfies Guidance
