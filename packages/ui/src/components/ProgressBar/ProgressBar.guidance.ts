import type { Guidance } from '../../testing/stories/guidance.js'

export const progressBarGuidance = {
  status: 'stable',
  when: [
    'Work of some seconds or more that people wait for, such as an upload or a long export.',
    'Offer to cancel whenever that is possible.',
  ],
  whenNot: [
    'A short wait: use `Spinner`.',
    'Content that is on its way: use `Skeleton`.',
    'Steps that people take themselves: use `Stepper`.',
  ],
  anatomy: [
    ['Label', 'What is going on. It names the bar.'],
    ['Value', 'The percentage, or figures that say more: 4 of 12 MB.'],
    ['Bar', 'Fills up; without a value a part of it travels, or it fades where less motion is asked for.'],
    ['Cancel', 'A button whose name says what is cancelled.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the cancel button; the bar itself takes no focus.'],
    ['Enter, Space', 'Cancels.'],
  ],
  pattern: 'Progressbar, with a name and the value as text. It is not live: announce the end, not every percent.',
} satisfies Guidance
