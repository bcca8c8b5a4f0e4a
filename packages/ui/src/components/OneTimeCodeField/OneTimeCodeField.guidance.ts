import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `OneTimeCodeField`. */
export const oneTimeCodeFieldGuidance = {
  status: 'stable',
  when: ['Ask for the code that was sent to a phone or an email address.'],
  whenNot: [
    'Do not send the form by itself when the code is whole: people check it first.',
    'A password is a `PasswordField`.',
  ],
  anatomy: [
    ['Label and hint', 'how long the code is, where it was sent and how long it is valid'],
    ['Box', "one box, as wide as the code: pasting, correcting and the phone's offer to fill it all work"],
    ['Error', 'what is wrong and how to get a new code'],
  ],
  keyboard: [
    ['Paste', 'blanks and hyphens are left out'],
    ['Enter', 'sends the form'],
  ],
  pattern: 'Native text input with autocomplete one-time-code.',
} satisfies Guidance
