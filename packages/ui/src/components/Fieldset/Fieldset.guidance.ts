import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `Fieldset`. */
export const fieldsetGuidance = {
  status: 'stable',
  when: [
    'Put several fields under one question, such as the parts of an address.',
    'Put a list of checkboxes under the question that they answer.',
  ],
  whenNot: ['One field has its own label.', 'The choices of one question, of which one counts, are a `RadioGroup`.'],
  anatomy: [
    ['Legend', 'the question; it names the group, and is read before its first field'],
    ['Hint', 'help that holds for all fields'],
    ['Fields', 'each with a label of its own'],
    ['Error', 'what is wrong with the group as a whole, such as that nothing is chosen'],
  ],
  keyboard: [['Tab', 'goes through the fields inside; the group itself takes no focus']],
  pattern: 'Native fieldset and legend (role group).',
} satisfies Guidance
