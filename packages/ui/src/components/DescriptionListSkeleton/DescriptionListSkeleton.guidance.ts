import type { Guidance } from '../../testing/stories/guidance.js'

export const descriptionListSkeletonGuidance = {
  status: 'stable',
  when: ['A panel has opened, and the facts that it will show are loading.'],
  whenNot: [
    'Content of another shape: draw that with `Skeleton`.',
    'Facts that are being refreshed: leave the old ones in place and say that they are busy.',
  ],
  anatomy: [
    ['Facts', 'As many lines as the `DescriptionList` at the top will have.'],
    ['Sections', 'A heading and its lines for each, as a `MultilineList` has them.'],
  ],
  keyboard: [],
  pattern: 'Hidden from assistive technology: `LoadState` around it names the wait.',
} satisfies Guidance
