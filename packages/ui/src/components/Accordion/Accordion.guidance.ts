import type { Guidance } from '../../testing/stories/guidance.js'

export const accordionGuidance = {
  status: 'stable',
  when: [
    'For a page of sections of which users need a few, such as questions and answers.',
    'One at a time only where room is very short: people lose what they compared with.',
  ],
  whenNot: [
    'When users need most of the sections: show them all under headings.',
    'For views of the same thing: use `Tabs`.',
    'For a single section: use `Disclosure`.',
  ],
  anatomy: [
    ['Heading', 'Takes part in the outline of the page and holds the button.'],
    ['Note', 'A count or a word at the end of the heading.'],
    ['Section', 'A landmark named by its heading, while there are six or fewer.'],
  ],
  keyboard: [
    ['Tab', 'Goes from heading to heading, and into what is open.'],
    ['Enter or Space', 'Opens and closes the section.'],
  ],
  pattern: 'WAI-ARIA Accordion',
} satisfies Guidance
