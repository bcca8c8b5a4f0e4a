/** The color modes. The order is that of the generated color steps. */
export const modes = ['light', 'dark', 'high-contrast', 'high-contrast-dark'] as const
export type Mode = (typeof modes)[number]
/** `system` follows the user's own settings: dark or light, more contrast or not. */
export type ModeSetting = Mode | 'system'

/** True if a mode has a dark page, for what the browser draws itself: scroll bars, pickers. */
export const isDark = (mode: Mode): boolean => mode === 'dark' || mode === 'high-contrast-dark'

/** The spacing of controls and rows: 40 px, 32 px, and 48 px where fingers press. */
export const densities = ['comfortable', 'compact', 'touch'] as const
export type Density = (typeof densities)[number]
/** `system` is touch where the main pointer is a finger, comfortable elsewhere. */
export type DensitySetting = Density | 'system'
