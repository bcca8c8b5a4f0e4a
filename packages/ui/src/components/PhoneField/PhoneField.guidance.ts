import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `PhoneField`. */
export const phoneFieldGuidance = {
  status: 'stable',
  when: ['Ask for a telephone number, in whatever spelling users have it.'],
  whenNot: [
    'An extension has a `TextField` of its own.',
    'Do not ask for each part in a box of its own: pasting and filling would break.',
  ],
  anatomy: [
    ['Label and hint', 'whose number, and what it is used for'],
    ['Box', 'shows the keys of a telephone; ten digits are put in order when users go on'],
    ['Error', 'what is wrong and how to put it right'],
  ],
  keyboard: [['Digits, plus, brackets, hyphens', 'are typed as they come; letters are left out']],
  pattern: 'Native tel input.',
} satisfies Guidance
