import type { Guidance } from '../../testing/stories/guidance.js'

export const descriptionListGuidance = {
  status: 'stable',
  when: [
    'The facts about one thing: labels with their values.',
    'Columns fill a wide page; rows put label and value side by side in a panel.',
  ],
  whenNot: [
    'The same facts about several things: use `DataTable`.',
    'Values that can be changed in place: use fields.',
  ],
  anatomy: [
    ['Term', 'The label, muted and short. Two items may not share one.'],
    ['Detail', 'The value in full: it breaks rather than being cut. A dash is shown where there is none.'],
  ],
  keyboard: [],
  pattern: 'Native dl with a group for each dt and dd.',
} satisfies Guidance
