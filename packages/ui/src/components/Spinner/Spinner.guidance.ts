import type { Guidance } from '../../testing/stories/guidance.js'

export const spinnerGuidance = {
  status: 'stable',
  when: [
    'A short wait of unknown length where there is no shape to hint at.',
    'Show the label wherever there is room: a ring alone says little.',
  ],
  whenNot: [
    'A button that is busy: `Button` has its own ring.',
    'A list, card or page: use `Skeleton`.',
    'More than some ten seconds, or a known end: use `ProgressBar`.',
  ],
  anatomy: [
    ['Ring', 'Turns, or fades where less motion is asked for.'],
    ['Label', 'What is being waited for. It is read out even when it is not shown.'],
  ],
  keyboard: [],
  pattern: 'Status: the label is read out politely.',
} satisfies Guidance
