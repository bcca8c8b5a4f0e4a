import type { Guidance } from '../../testing/stories/guidance.js'

export const statusBadgeGuidance = {
  status: 'stable',
  when: ['The status of a record, wherever it is shown: in tables, on cards, in details.'],
  whenNot: [
    'A count, or a word that is no status: use `Badge`.',
    'A message: use `Banner` or `Toast`.',
    'A missing status: leave it out.',
  ],
  anatomy: [
    ['Icon', 'One for each tone: it says the same as the color, for those who do not see it.'],
    ['Status', 'In the words of the back end. A long one takes a second line.'],
  ],
  keyboard: [],
  pattern: 'Plain text. It is not live: announce a status that changes while users work.',
} satisfies Guidance
