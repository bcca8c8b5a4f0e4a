import type { Guidance } from '../../testing/stories/guidance.js'

export const menuButtonGuidance = {
  status: 'stable',
  when: [
    'When several actions belong together and there is no space for a button each, such as the formats of an export.',
    'For what few users need, beside the one action that most do.',
  ],
  whenNot: ['For a single action: use `Button`.', 'To choose a value in a form: use `Select`.'],
  anatomy: [
    ['Words', 'What the actions have in common.'],
    ['Arrow', 'Says that more follows.'],
    ['Menu', 'The actions, as in `Menu`.'],
  ],
  keyboard: [
    ['Enter, Space or Arrow down', 'Opens the menu with the first line focused; its keys are those of `Menu`.'],
    ['Escape', 'Closes the menu and gives the focus back.'],
  ],
  pattern: 'WAI-ARIA Menu Button',
} satisfies Guidance
