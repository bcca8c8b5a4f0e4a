import type { Guidance } from '../../testing/stories/guidance.js'

export const cardGuidance = {
  status: 'stable',
  when: ['To set one subject apart on a page of several, such as the widgets of a dashboard.'],
  whenNot: [
    'Around everything: a page with one subject needs no frame.',
    'Inside another card: use a `Heading` or a hairline.',
    'As one large link: give its title or an action the link.',
  ],
  anatomy: [
    ['Head', 'The heading that names the card, and at its end the actions that concern all of it.'],
    ['Body', 'The content; flush where a table or list has its own edges.'],
    ['Foot', 'One line, apart by a hairline: where there is more.'],
  ],
  keyboard: [],
  pattern: 'A region named by its heading. Without a heading it is only a frame.',
} satisfies Guidance
