import type { Guidance } from '../../testing/stories/guidance.js'

export const drawerGuidance = {
  status: 'stable',
  when: [
    'For the navigation on small screens, from the start.',
    'For filters or settings that act on the whole page, from the end.',
  ],
  whenNot: [
    'For details and tasks: use `SlideOut`, which can be stacked.',
    'For what users need all the time: put it on the page.',
  ],
  anatomy: [
    ['Panel', 'At the start or the end, 320, 480 or 640 px wide; the wider two fill the window below 768 px.'],
    ['Title and close button', 'Stay in view; the title names the dialog.'],
    ['Body', 'Scrolls between title and buttons.'],
    ['Buttons', 'Stay in view at the foot; the main one last.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside and goes round.'],
    ['Escape', 'Closes it and returns the focus to what opened it.'],
  ],
  pattern: 'WAI-ARIA Dialog (Modal)',
} satisfies Guidance
