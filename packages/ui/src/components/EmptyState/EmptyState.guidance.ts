import type { Guidance } from '../../testing/stories/guidance.js'

export const emptyStateGuidance = {
  status: 'stable',
  when: [
    'A list, table or panel has nothing to show: say so in one sentence.',
    'A search found nothing: say what can be taken away.',
  ],
  whenNot: [
    'Something failed: use `ErrorState`.',
    'Content is on its way: use `Skeleton`.',
    'One value is missing: a dash is enough.',
  ],
  anatomy: [
    ['Icon', 'One, for the kind of thing that is not there, on the motif of the brand.'],
    ['Title', 'One sentence that says what is not there.'],
    ['Description', 'A second one only if users can do something about it.'],
    ['Action', 'The one thing to do next.'],
  ],
  keyboard: [['Tab', 'Reaches the action.']],
  pattern: 'Plain text. It is not live: after a search or filter, announce how many results there are.',
} satisfies Guidance
