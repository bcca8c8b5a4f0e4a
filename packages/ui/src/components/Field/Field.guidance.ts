import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `Field`. */
export const fieldGuidance = {
  status: 'stable',
  when: [
    'Put a label, a hint and an error around a control that the package does not have.',
    'Use it for a control of your own, so that it lines up with the fields beside it.',
  ],
  whenNot: [
    'Text, choices and files have ready fields: `TextField`, `Select`, `FileDrop` and others.',
    'Several fields under one question are a `Fieldset`.',
  ],
  anatomy: [
    ['Label', 'names the control; always shown, and a star marks what is required'],
    ['Hint', 'help that users need before they answer; it stays while there is an error'],
    ['Control', 'yours; it is given the id, and what describes it'],
    ['Error', 'an icon and a sentence: what is wrong and how to put it right'],
  ],
  keyboard: [],
  pattern: 'Native label, with hint and error tied to the control by aria-describedby.',
} satisfies Guidance
