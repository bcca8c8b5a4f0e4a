import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `Select`. */
export const selectGuidance = {
  status: 'stable',
  when: [
    'Let users choose one of five to about fifty that they know by heart, such as a state.',
    'Use it for forms on phones: they show their own list.',
  ],
  whenNot: [
    'Two to about six that people should compare are a `RadioGroup`.',
    'Long lists, and lists that a server searches, are a `Combobox`.',
    'What acts at once, such as sorting, is a `MenuButton`.',
  ],
  anatomy: [
    ['Label and hint', 'say what is chosen'],
    ['Box', 'shows the choice; a muted placeholder while there is none'],
    ['List', 'drawn by the browser, in its own place and with its own keys'],
    ['Error', 'what is wrong and how to put it right'],
  ],
  keyboard: [
    ['Letters', 'choose the next choice that starts with them'],
    ['Arrow Up, Arrow Down', 'choose the next, or open the list, as the system does it'],
    ['Space, Enter', 'open the list and choose'],
    ['Escape', 'closes the list'],
  ],
  pattern: 'Native select: a listbox with typeahead.',
} satisfies Guidance
