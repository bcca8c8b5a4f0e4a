/** Parameters of a screen: photographed in light and dark and on a phone, which the looks of sheets would only repeat. */
export const photographed = {
  chromatic: {
    disableSnapshot: false,
    modes: {
      'high contrast': { disable: true },
      compact: { disable: true },
      'other brand': { disable: true },
      'no brand': { disable: true },
      phone: { mode: 'light', viewport: 'phone' },
    },
  },
} as const
