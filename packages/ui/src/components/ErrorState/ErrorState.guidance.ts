import type { Guidance } from '../../testing/stories/guidance.js'

export const errorStateGuidance = {
  status: 'stable',
  when: ["In place of content that didn't load or can't be shown: it says what happened and what to do next."],
  whenNot: [
    'A field was filled in wrongly: `Field` shows its error.',
    'An action failed while the page is still there: use `Banner`, or a `Toast` beside a lasting message.',
    'There is nothing to show: use `EmptyState`.',
  ],
  anatomy: [
    ['Icon', 'Says without color that it is a failure.'],
    ['Title', 'What happened, in plain words and without blame.'],
    ['Description', 'What users can do now.'],
    ['Retry', 'Drawn only where another try makes sense; it turns busy while the try is under way.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the button or link.'],
    [
      'Enter, Space',
      'Tries again. When the message goes, the focus moves to the page title or the main content, unless the app moves it.',
    ],
  ],
  pattern: 'Alert: the text is read out when it appears. The button is outside it, so that turning busy is not.',
} satisfies Guidance
