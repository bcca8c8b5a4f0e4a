import type { Guidance } from '../../testing/stories/guidance.js'

export const avatarGuidance = {
  status: 'stable',
  when: [
    'To mark a person in little space: the profile in the header, the author of a message.',
    'Beside the name wherever there is room for it.',
  ],
  whenNot: [
    'For a company or an agency: use its name, or `BrandLogo` for the own brand.',
    'As the only way to tell two people apart: initials are shared by many.',
    'As a button by itself: put it into one that says what it opens.',
  ],
  anatomy: [
    ['Disc', 'The same tint for everyone: the color means nothing.'],
    [
      'Initials',
      'Of the first and the last word of the name, in any script. A name without letters shows a figure. The small disc has space for the first one only.',
    ],
  ],
  keyboard: [],
  pattern: 'Decoration beside a name; an image with the name where it is on its own.',
} satisfies Guidance
