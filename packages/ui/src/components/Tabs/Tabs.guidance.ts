import type { Guidance } from '../../testing/stories/guidance.js'

export const tabsGuidance = {
  status: 'stable',
  when: [
    'To show one of a few views of the same thing, such as the requirements of a case by their state.',
    'With counts, so that users see where there is something to do.',
  ],
  whenNot: [
    'To go to other pages: use navigation or `Link`.',
    'For steps that come one after the other: use `Stepper`.',
    'For ways to narrow the same list: use an attached `ButtonGroup` or `FilterBar`.',
  ],
  anatomy: [
    ['Row of tabs', 'Scrolls sideways when they do not fit; fades out and shows an arrow where more are hidden.'],
    ['Tab', 'A word or two, and a count.'],
    ['Panel', 'What the selected tab is about; named by it.'],
  ],
  keyboard: [
    ['Tab', 'Goes to the selected tab, then to the panel.'],
    [
      'Arrow right, Arrow left',
      'Go from tab to tab and round at the ends; where writing runs from the right, the other way.',
    ],
    ['Home, End', 'Go to the first and the last tab.'],
    ['Enter or Space', 'With manual activation: shows the focused tab.'],
  ],
  pattern: 'WAI-ARIA Tabs, with automatic or manual activation',
} satisfies Guidance
