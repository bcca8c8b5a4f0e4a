const signingIn = ['Screens/Sign in', 'Screens/Sign-in help', 'Screens/Two-factor']

const isWithin = ({ ancestors = [] }, pattern) => ancestors.some((tag) => pattern.test(tag))

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
    covers: (finding) => finding.rule === 'sia-r57' && isWithin(finding, /data-pp-live-region/),
  },
  {
    reason:
      'Disabled controls need no contrast. Behind an open dialog Alfa no longer knows them: the page is hidden from assistive technology.',
    covers: (finding) => finding.rule === 'sia-r69' && isWithin(finding, /data-floating-ui-inert/),
  },
  {
    reason:
      'On a phone the list of agencies scrolls, so that its last visible link is cut off until the list is scrolled.',
    covers: ({ rule, element }, { title }) =>
      rule === 'sia-r113' && title === 'Screens/Manage access' && element.includes('href="/manage-access?agency='),
  },
  {
    reason:
      'The save bar sticks to the end of the window: its link lies over a checkbox of the list only until the page is scrolled.',
    covers: ({ rule, element }, { title }) =>
      rule === 'target_spacing_sufficient' && title === 'Screens/Managed agents' && element.includes('type="checkbox"'),
  },
  {
    reason:
      'Alfa wants a skip link on every page. The pages for signing in start with their form: there is nothing to skip.',
    covers: ({ rule }, { title }) => rule === 'sia-r87' && signingIn.includes(title),
  },
]
