import type { Guidance } from '../../testing/stories/guidance.js'

export const formBannerGuidance = {
  status: 'beta',
  when: ['Above a page on which something failed that is no `Form` of its own, such as a button that confirms.'],
  whenNot: ['In a `Form`: give it the `failure`.', 'For an answer that nobody needs to act on: use a toast.'],
  anatomy: [
    ['Title', 'What did not work, in a few words.'],
    ['Reasons', 'One sentence, or a list of several.'],
  ],
  keyboard: [],
  pattern: 'Alert that takes the focus, so that it is read and seen',
} satisfies Guidance
