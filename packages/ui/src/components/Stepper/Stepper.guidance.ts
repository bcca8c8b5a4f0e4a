import type { Guidance } from '../../testing/stories/guidance.js'

export const stepperGuidance = {
  status: 'stable',
  when: [
    'Above a task of three to six steps that come one after the other, such as a request.',
    'With `onStepSelect` when users may go back without losing what they entered.',
  ],
  whenNot: ['For views in any order: use `Tabs`.', 'For how far a machine is: use `ProgressBar`.'],
  anatomy: [
    ['Line', 'Accented for the steps that are done and the one users are at.'],
    ['Mark', 'A check for what is done, a number for the rest.'],
    ['Words', 'A word or three; where there is no room, one line says "Step 2 of 4".'],
  ],
  keyboard: [
    ['Tab', 'With `onStepSelect`: goes through the steps that are done.'],
    ['Enter or Space', 'Leads back to the step.'],
  ],
  pattern: 'A navigation landmark with an ordered list; aria-current="step"',
} satisfies Guidance
