/**
 * The stories photographed for review: nothing by default. Sheets of states and screens switch it on, the sheets in
 * these six looks. Each is a set of the toolbar's values. Motion is reduced, and the calendar stands still in every
 * story.
 */
export const chromatic = {
  disableSnapshot: true,
  prefersReducedMotion: 'reduce',
  modes: {
    light: { mode: 'light' },
    dark: { mode: 'dark' },
    'high contrast': { mode: 'high-contrast' },
    compact: { mode: 'light', density: 'compact' },
    'other brand': { mode: 'light', brand: 'harbor-life' },
    'no brand': { mode: 'light', brand: 'neutral' },
  },
} as const
