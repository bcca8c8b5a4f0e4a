import type { Guidance } from '../../testing/stories/guidance.js'

export const badgeGuidance = {
  status: 'stable',
  when: [
    'A state in a word or two beside what it describes.',
    'A small count beside what it counts: messages, filters, rows of a tab. Above 99 it reads 99+.',
  ],
  whenNot: [
    'A word that was attached and can be taken away: use `Tag`.',
    'A message: use `Banner` or `Toast`.',
    'A count of nothing: leave the badge out rather than showing 0, unless 0 is news.',
  ],
  anatomy: [
    ['Icon', 'Says the same as the color, for those who do not see it.'],
    ['Text or count', 'A word or two, or a number up to the cap. Longer text takes a second line.'],
    ['Label', 'Heard after the number: 7 unread messages.'],
  ],
  keyboard: [],
  pattern: 'Plain text beside what it belongs to. It is not live: announce a count that grows while users work.',
} satisfies Guidance
