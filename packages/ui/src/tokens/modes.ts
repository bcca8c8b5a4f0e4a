/** The colour modes. `system` follows the reader's own settings. */
export const modes = ['light', 'dark', 'high-contrast'] as const
export type Mode = (typeof modes)[number]
export type ModeSetting = Mode | 'system'

/** How tightly controls and rows stand. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]
