import type { Guidance } from '../../testing/stories/guidance.js'

export const liveRegionProviderGuidance = {
  status: 'stable',
  when: [
    'Once near the root of an app; `useAnnounce` then has a sentence read out.',
    'For what sighted users see happen: a list was sorted, a page was turned, an item was moved.',
  ],
  whenNot: [
    'What already is a status or an alert: `Banner`, `Toast`, `Spinner` and `ErrorState` speak for themselves.',
    'Every key press: `useAnnounce` after a pause, and the last state only.',
    'What took the focus: it is read out anyway.',
  ],
  anatomy: [
    ['Polite region', 'Waits until the screen reader is silent. The usual one.'],
    ['Assertive region', 'Interrupts: only for what cannot wait.'],
  ],
  keyboard: [],
  pattern: 'Two live regions that are in the page from the start; a message leaves them after seven seconds.',
} satisfies Guidance
