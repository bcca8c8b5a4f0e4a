import type { Guidance } from '../../testing/stories/guidance.js'

export const skeletonGuidance = {
  status: 'stable',
  when: [
    'Content of a known shape is on its way: draw that shape, so that nothing moves when it comes.',
    'Set the size to the size of the text, and as many lines as there will be.',
  ],
  whenNot: [
    'An unknown shape: use `Spinner`.',
    'Work that people started and wait for, such as an upload: use `ProgressBar`.',
    'Content that is being refreshed: leave the old content in place and say that it is busy.',
  ],
  anatomy: [
    ['Lines', 'As tall as the text they stand for; the last line of a paragraph is shorter.'],
    ['Block and circle', 'For cards, controls and avatars, in the size those will have.'],
  ],
  keyboard: [],
  pattern: 'Hidden from assistive technology; what it is in says `aria-busy`. It appears after 150 ms.',
} satisfies Guidance
