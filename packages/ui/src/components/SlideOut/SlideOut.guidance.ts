import type { Guidance } from '../../testing/stories/guidance.js'

export const slideOutGuidance = {
  status: 'stable',
  when: [
    'To show the details of something in a list while the list stays where it was.',
    'For a longer task that belongs to this page, such as sending files.',
  ],
  whenNot: [
    'For a short question: use `Modal`.',
    'For the navigation on a phone: use `Drawer`.',
    'More than two in a stack, or content with an address of its own: make it a page.',
  ],
  anatomy: [
    ['Panel', 'At the right, 480 or 640 px wide; fills the window below 768 px.'],
    ['Title and close button', 'Stay in view; the title names the dialog.'],
    ['Body', 'Scrolls; a hairline shows that something lies above.'],
    ['Buttons', 'Stay in view at the foot; the main one last.'],
    ['Panel beneath', 'Moves aside when a second one opens from inside it, so that its edge can be seen.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside and goes round.'],
    ['Escape', 'Closes the one on top and returns the focus to what opened it.'],
  ],
  pattern: 'WAI-ARIA Dialog (Modal)',
} satisfies Guidance
