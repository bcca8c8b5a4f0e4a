import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `Switch`. */
export const switchGuidance = {
  status: 'stable',
  when: [
    'Let users turn something on or off that takes effect at once, such as a kind of email.',
    'Use `side="end"` in lists of settings, so that the switches are under one another.',
  ],
  whenNot: [
    'A choice that is sent with a form is a `Checkbox`.',
    'Two named states of equal rank are a `RadioGroup`.',
    'Do not change the label with the state: say the state with `stateText`.',
  ],
  anatomy: [
    ['Track and thumb', 'the thumb is at the end when it is on, so the state does not hang on color'],
    ['Label', 'what is switched; the same whether on or off'],
    ['State text', 'where on and off say too little, such as “Not Sending, Set by GA”'],
    ['Hint and error', 'under the label, read out with it'],
  ],
  keyboard: [
    ['Tab', 'reaches the switch'],
    ['Space', 'turns it on or off'],
  ],
  pattern: 'Native checkbox with role switch; APG switch.',
} satisfies Guidance
