import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `Checkbox`. */
export const checkboxGuidance = {
  status: 'stable',
  when: [
    'Let users say yes or no in a form, such as agreeing to terms.',
    'Let them choose several out of a list, inside a `Fieldset`.',
    'Use the dash where a box stands for others of which only some are ticked.',
  ],
  whenNot: [
    'What takes effect at once is a `Switch`.',
    'One out of several is a `RadioGroup`.',
    'Do not word it in the negative: users cannot tell what a tick on “Do not send” means.',
  ],
  anatomy: [
    ['Box', 'empty, ticked, or with a dash'],
    ['Label', 'what a tick means; a press on it ticks too'],
    ['Hint and error', 'under the label, read out with it'],
  ],
  keyboard: [
    ['Tab', 'reaches the box'],
    ['Space', 'ticks it or takes the tick away'],
  ],
  pattern: 'Native checkbox; APG checkbox with three states by its indeterminate property.',
} satisfies Guidance
