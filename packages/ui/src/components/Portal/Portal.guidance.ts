import type { Guidance } from '../../testing/stories/guidance.js'

export const portalGuidance = {
  status: 'beta',
  when: ['To draw what floats above everything else in the theme it was opened from, when no component here does it.'],
  whenNot: ['For menus, dialogs, tooltips and toasts: `Menu`, `Modal`, `Tooltip` and `useToast` use it themselves.'],
  anatomy: [
    [
      'Place',
      'The end of the document, or of the theme it is in: beside its control it would be cut by what scrolls, and carried along by a panel that slides.',
    ],
    [
      'Landmark',
      'Put an empty `<div data-pp-layers="" />` into your main landmark: with an `anchor`, what belongs to a control of the page is drawn there, as menus, tooltips and options are. Neither the landmark nor what is around it may cut, move or stack its content.',
    ],
  ],
  keyboard: [['Tab', 'Goes in and out as if the content stood where it was opened from.']],
  pattern: 'None: it draws nothing itself',
} satisfies Guidance
