import type { Guidance } from '../../testing/stories/guidance.js'

export const tagGuidance = {
  status: 'stable',
  when: [
    'A word that was attached to something, such as a category.',
    'A choice that can be taken away again, such as a filter.',
  ],
  whenNot: [
    'A state that the system sets: use `Badge`.',
    'A word that leads somewhere: use `Link`.',
    'An action: use `Button`.',
  ],
  anatomy: [
    ['Icon', 'Optional, for the kind of thing it names.'],
    ['Label', 'A word or two; more of them take a second line.'],
    ['Remove button', '24 px square. Its name says what it removes.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the remove button.'],
    ['Enter, Space', 'Removes the tag. Move the focus to the next one, or to what the tags belong to.'],
  ],
  pattern: 'Text, with a native button that removes it.',
} satisfies Guidance
