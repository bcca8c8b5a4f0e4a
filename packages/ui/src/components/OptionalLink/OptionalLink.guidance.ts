import type { Guidance } from '../../testing/stories/guidance.js'

export const optionalLinkGuidance = {
  status: 'stable',
  when: ['The same text is a link for some users, or for some items of a list, and plain text for others.'],
  whenNot: [
    'Words that always lead somewhere: use `Link`.',
    'A way that is closed for now and could open: say why it is closed instead.',
  ],
  anatomy: [['Words', 'A link as `Link` draws it, or the text around it.']],
  keyboard: [['Enter', 'Goes to the page, where there is one.']],
  pattern: 'WAI-ARIA Link, or plain text: nothing takes the focus that leads nowhere.',
} satisfies Guidance
