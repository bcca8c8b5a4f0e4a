import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `PasswordField`. */
export const passwordFieldGuidance = {
  status: 'stable',
  when: [
    'Ask for a password, at sign-in or when a new one is chosen.',
    'Put a `Checklist` under it where a new password must meet several demands.',
  ],
  whenNot: [
    'A code that was sent is a `OneTimeCodeField`.',
    'Never ask for a password twice only to catch slips: the eye button shows what was typed.',
  ],
  anatomy: [
    ['Label', 'names the box'],
    ['Box', 'tells password managers whether to fill or to offer a password'],
    ['Eye button', 'shows and hides what was typed; it keeps its name and is pressed or not'],
  ],
  keyboard: [
    ['Tab', 'reaches the box, then the eye button'],
    ['Space, Enter', 'on the eye button: shows or hides what was typed'],
    ['Enter', 'in the box: sends the form'],
  ],
  pattern: 'Native password input, and a toggle button (aria-pressed).',
} satisfies Guidance
