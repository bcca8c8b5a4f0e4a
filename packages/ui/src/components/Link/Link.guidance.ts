import type { Guidance } from '../../testing/stories/guidance.js'

export const linkGuidance = {
  status: 'stable',
  when: [
    'To go to another page, inside the app or outside.',
    'Quiet in navigation and footers, where every word is a link and underlines would only be noise.',
  ],
  whenNot: ['For what happens on this page: use `Button`.', 'Quiet within a sentence: users would not find it.'],
  anatomy: [
    ['Words', 'Say where it leads, also when read alone: never "click here".'],
    ['Icon before the text', 'Only where the link stands alone, such as a way back; decoration.'],
    ['Icon after the text', 'Shows that a new tab opens; the same is read out after the text.'],
  ],
  keyboard: [['Enter', 'Goes to the page.']],
  pattern: 'WAI-ARIA Link: a native <a>, drawn by the link component of the app',
} satisfies Guidance
