import type { Guidance } from '../../testing/stories/guidance.js'

export const bannerGuidance = {
  status: 'stable',
  when: [
    'A message that stays on the page until it is settled or closed.',
    'What went wrong with the whole page or form, above what it concerns.',
  ],
  whenNot: [
    'The answer to an action that succeeded: use a `Toast`.',
    'What is wrong with one field: `Field` shows its error.',
    'In place of content that failed: use `ErrorState`.',
    'More than one at a time: say the more important one.',
  ],
  anatomy: [
    ['Icon', 'One for each tone, so that the color is not needed.'],
    ['Title', 'A short bold text.'],
    ['Words', 'What happened and what follows from it.'],
    ['Actions', 'What to do next, as links or small buttons.'],
    ['Strip', 'At the top of a page: one line; on phones the title, which opens the rest in place.'],
    ['Line', 'Without a box, for what can wait.'],
    [
      'Close',
      'Only where the message may be put away. The focus then moves to the page title or the main content, unless the app moves it.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the actions, then the close button.'],
    ['Enter, Space', 'Closes it from the close button; opens and folds a strip on a phone.'],
  ],
  pattern:
    'Status for information and success, Alert for warnings and errors. Each says its kind as a word first. A strip on a phone is a disclosure.',
} satisfies Guidance
