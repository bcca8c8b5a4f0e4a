import type { Guidance } from '../../testing/stories/guidance.js'

export const brandMotifGuidance = {
  status: 'stable',
  when: [
    'Behind the icon of a page or a place that has nothing else to show; `EmptyState` draws it already.',
    'Where the product introduces itself: the sign-in page, a page not found.',
  ],
  whenNot: [
    'Behind text or data: it makes reading harder.',
    'More than once in a view.',
    'As the logo: that is `BrandLogo`.',
  ],
  anatomy: [
    ['Motif', 'The lines of the brand, in 6 % of the color of text. Not drawn in forced colors.'],
    ['Content', 'An icon in the middle, or nothing.'],
  ],
  keyboard: [],
  pattern: 'Decoration: assistive technology does not meet it.',
} satisfies Guidance
