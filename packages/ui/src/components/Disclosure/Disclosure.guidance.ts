import type { Guidance } from '../../testing/stories/guidance.js'

export const disclosureGuidance = {
  status: 'stable',
  when: ['To hide what few users need at first: an explanation, further details, advanced settings.'],
  whenNot: [
    'For what everyone must read, or for an error: show it.',
    'For a set of sections: use `Accordion`.',
    'For views of the same thing: use `Tabs`.',
  ],
  anatomy: [
    ['Button', 'Says what is hidden; its label stays the same while it is open.'],
    ['Note', 'A count or a word at the end.'],
    ['Content', 'Stands directly below the button.'],
  ],
  keyboard: [['Enter or Space', 'Shows and hides the content.']],
  pattern: 'WAI-ARIA Disclosure',
} satisfies Guidance
