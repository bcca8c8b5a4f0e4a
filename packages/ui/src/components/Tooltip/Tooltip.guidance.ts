import type { Guidance } from '../../testing/stories/guidance.js'

export const tooltipGuidance = {
  status: 'stable',
  when: [
    'For a short hint on a control: what it does, or why it cannot be used now.',
    'On a control that is `aria-disabled`: pressing it shows and reads out why. Hand in `null` once it can be pressed.',
    'To show the name of a control that is only an icon; `IconButton` does so by itself.',
  ],
  whenNot: [
    'For what users must know: write it beside the control. A finger has no hover and sees no tooltip.',
    'For links or buttons: use `Popover`.',
    'On text or a natively disabled control, which the keyboard does not reach: use `aria-disabled`.',
  ],
  anatomy: [
    ['Control', 'The one element it belongs to; it is described by the text.'],
    ['Text', 'A few words, at most two lines.'],
  ],
  keyboard: [
    ['Tab', 'To the control: shows it. Away: hides it.'],
    ['Enter or Space', 'On a control that is `aria-disabled`: shows it and reads it out.'],
    [
      'Escape',
      'Hides it. While the control has the focus, the same press closes the dialog around it; otherwise nothing else.',
    ],
  ],
  pattern: 'WAI-ARIA Tooltip',
} satisfies Guidance
