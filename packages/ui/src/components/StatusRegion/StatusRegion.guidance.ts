import type { Guidance } from '../../testing/stories/guidance.js'

export const statusRegionGuidance = {
  status: 'stable',
  when: [
    'Around what an action will be answered with: a `Banner` that says that changes are saved, the count of what was found.',
  ],
  whenNot: [
    'A warning or an error: a `Banner` of these tones is an alert, which is read out as it comes.',
    'Words that nobody needs to see: `useAnnounce` has them read out.',
    'What takes the focus: it is read out anyway.',
  ],
  anatomy: [['Region', 'In the page from the start; takes up no space until it has content.']],
  keyboard: [],
  pattern: 'Status: a polite live region that is older than its text (WCAG technique ARIA22).',
} satisfies Guidance
