import type { Guidance } from '../../testing/stories/guidance.js'

export const barListGroupGuidance = {
  status: 'stable',
  when: ['To summarize a list above it: two or three `BarList`s that count the same rows in different ways.'],
  whenNot: ['A single `BarList` needs no group.', 'For lists about different things: use a `Card` for each.'],
  anatomy: [['Bar lists', 'Side by side in columns of the same width, stacked in a narrow space.']],
  keyboard: [],
  pattern: 'Layout only; each list is a group of its own.',
} satisfies Guidance
