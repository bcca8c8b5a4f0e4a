import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `TextField`. */
export const textFieldGuidance = {
  status: 'stable',
  when: [
    'Ask for one line of text: a name, an email address, a policy number.',
    'Ask for a date whose day users know; the browser brings the calendar.',
  ],
  whenNot: [
    'Several lines are a `TextArea`; telephone numbers a `PhoneField`.',
    'What is searched for belongs into a `SearchField`; a value out of a list into a `Select` or `Combobox`.',
    'Do not let a placeholder replace the label or the hint: it disappears with the first letter.',
  ],
  anatomy: [
    ['Label', 'names the box'],
    ['Hint', 'format or use, before users type'],
    ['Icon', 'optional, at the start; decoration, not the label'],
    ['Box', 'as wide as its answer, 400 px at most unless it is full width'],
    ['Error', 'what is wrong and how to put it right'],
  ],
  keyboard: [
    ['Tab', 'reaches the box'],
    ['Enter', 'sends the form it is in'],
  ],
  pattern: 'Native text input.',
} satisfies Guidance
