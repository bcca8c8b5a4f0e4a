import type { Guidance } from '../../testing/stories/guidance.js'

export const skipLinkGuidance = {
  status: 'stable',
  when: ['As the first thing of every page, so that keyboards reach the content without passing the navigation.'],
  whenNot: ['Several in a row: landmarks and headings serve better then.'],
  anatomy: [['Words', 'Hidden until the keyboard reaches them, then at the start of the window, above everything.']],
  keyboard: [
    ['Tab', 'Shows it, as the first stop of the page.'],
    ['Enter', 'Puts the focus on the main content.'],
  ],
  pattern: 'A native <a> to the main landmark, which needs tabIndex={-1}',
} satisfies Guidance
