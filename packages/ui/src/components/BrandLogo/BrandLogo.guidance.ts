import type { Guidance } from '../../testing/stories/guidance.js'

export const brandLogoGuidance = {
  status: 'stable',
  when: ['Where the brand shows itself: the header, the sign-in page, a printed statement.'],
  whenNot: ['As decoration inside a page.', 'For other companies: use their name.'],
  anatomy: [
    ['Drawing', 'One path in the accent color, which every mode can draw, or a picture 32 px high.'],
    ['Words', 'The product, the company, or none where the picture holds them already.'],
  ],
  keyboard: [],
  pattern: 'Text beside decoration; an image named by the company where the drawing is on its own.',
} satisfies Guidance
