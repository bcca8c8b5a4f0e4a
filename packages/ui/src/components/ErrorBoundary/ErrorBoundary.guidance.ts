import type { Guidance } from '../../testing/stories/guidance.js'

export const errorBoundaryGuidance = {
  status: 'stable',
  when: [
    'Around each section of a page that can fail by itself, so that the rest stays usable.',
    'Once around the app, with the way home as its last resort.',
  ],
  whenNot: [
    'A request that failed: that is a state of its data, shown with `ErrorState`.',
    'Errors in handlers of events, which React does not hand to a boundary.',
  ],
  anatomy: [
    ['Children', 'Drawn until one of them throws.'],
    ['Fallback', 'Drawn instead: an `ErrorState` whose button draws the children again.'],
    ['Reset keys', 'A new value, such as another address, draws the children again by itself.'],
  ],
  keyboard: [],
  pattern: 'None of its own: the fallback brings it. `ErrorState` is an alert.',
} satisfies Guidance
