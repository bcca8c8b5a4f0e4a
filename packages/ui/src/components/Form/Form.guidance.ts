import type { Guidance } from '../../testing/stories/guidance.js'

export const formGuidance = {
  status: 'beta',
  when: ['Around fields that are checked and sent together, from a sign-in to a page of settings.'],
  whenNot: [
    'For choices that count at once: use `Switch`.',
    'For filters, which act while they are typed: use `FilterBar`.',
  ],
  anatomy: [
    ['Summary', 'Several problems are listed above the fields, each leads to its field. It takes the focus.'],
    ['Failure', 'Why the last sending did not work. It takes the focus, and what was typed stays.'],
    ['Fields', 'Each has the name of its rule in the schema, and says what is wrong until it is put right.'],
    ['Buttons', 'A button of type `submit` first, in a `ButtonGroup`.'],
  ],
  keyboard: [
    ['Enter', 'Sends the form from any line of text.'],
    ['Tab', 'Goes through the links of the summary, then the fields.'],
  ],
  pattern: 'Native form; problems are found when it is sent, not while it is filled in',
} satisfies Guidance
