import type { Guidance } from '../../testing/stories/guidance.js'

export const textGuidance = {
  status: 'stable',
  when: [
    'Running text, captions and notes that are outside a control.',
    'A sentence whose color carries a meaning that its text carries too.',
    'Amounts and dates under one another: numeric text lines up.',
  ],
  whenNot: [
    'Titles: use `Heading`, or users who listen cannot jump to them.',
    'A label of a control: `Field` draws it and ties it to the control.',
    'Text that must be readable in full after it was cut: use `TruncatedText`.',
  ],
  anatomy: [
    ['Size', '14/20 for tables and forms, 16/24 for reading pages, 12/16 for captions, 20/28 for leads.'],
    ['Tone', 'The color by meaning, always beside a word or icon that says the same.'],
  ],
  keyboard: [],
  pattern: 'The native element of the sentence: p, span, strong, small or em.',
} satisfies Guidance
