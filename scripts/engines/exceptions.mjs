/** Findings that are quirks of an engine, one by one. */
export const exceptions = [
  {
    reason:
      'Focus guards of a floating layer take the focus for a moment and pass it on, so nobody ever rests on one. They must be focusable and hidden for that.',
    covers: ({ rule, element }) =>
      ['aria_hidden_nontabbable', 'sia-r17'].includes(rule) && element.includes('data-floating-ui-focus-guard'),
  },
  {
    reason:
      'An open menu can be focused by script, so Alfa takes the menu itself for a target that is too close to its items. Only its items are targets.',
    covers: ({ rule, element }) => rule === 'sia-r113' && element.startsWith('<div role="menu"'),
  },
  {
    reason: 'Alfa wants all text in a landmark. What is announced is read out wherever the user is.',
    covers: ({ rule, ancestors = [] }) =>
      rule === 'sia-r57' && ancestors.some((tag) => tag.includes('data-pp-live-region')),
  },
]
