import type { Guidance } from '../../testing/stories/guidance.js'

export const liveTextGuidance = {
  status: 'stable',
  when: [
    'For a text that changes while users type or choose, such as the count of a list or the characters that are left.',
    'With `isFirstRead` for a text that comes beside what was pressed, such as "Copied".',
  ],
  whenNot: [
    'The answer to an action in a place that is there before: `StatusRegion`.',
    'Words that nobody needs to see: `useAnnounce` has them read out.',
    'A warning or an error: a `Banner` of these tones is an alert, which is read out as it comes.',
  ],
  anatomy: [['Text', 'Is its own live region, so that whoever reads through the page meets it once.']],
  keyboard: [],
  pattern:
    'Status (WCAG 4.1.3): a polite live region, busy while its text changes, which comes into it again after a pause.',
} satisfies Guidance
