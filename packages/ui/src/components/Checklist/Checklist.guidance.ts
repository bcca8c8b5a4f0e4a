import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `Checklist`. */
export const checklistGuidance = {
  status: 'stable',
  when: ['Show beside a field which of several demands its value meets, such as those of a new password.'],
  whenNot: [
    'One demand is the hint of the field.',
    'Tasks that people tick off are `Checkbox`es; steps of a process a `Stepper`.',
  ],
  anatomy: [
    ['Label', 'what the list asks for'],
    ['Line', 'a circle that becomes a tick; red only once people tried to go on'],
  ],
  keyboard: [],
  pattern: 'List; the text of each line says whether it is met, and what changed is read out when typing pauses.',
} satisfies Guidance
