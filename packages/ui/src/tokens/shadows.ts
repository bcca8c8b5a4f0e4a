import type { Mode } from './modes.js'

/** Only what floats casts a shadow; `edge` is the soft side of locked columns while scrolled. */
export interface ShadowScale {
  readonly menu: string
  readonly overlay: string
  readonly edge: string
}

const ink = (alpha: number) => `oklch(0.15 0.02 260 / ${alpha})`

const layered = (strength: number): ShadowScale => ({
  menu: `0 1px 2px ${ink(0.06 * strength)}, 0 4px 12px -2px ${ink(0.1 * strength)}, 0 12px 24px -6px ${ink(0.08 * strength)}`,
  overlay: `0 2px 4px ${ink(0.06 * strength)}, 0 12px 28px -6px ${ink(0.16 * strength)}, 0 32px 64px -12px ${ink(0.16 * strength)}`,
  edge: `4px 0 8px -4px ${ink(0.16 * strength)}`,
})

/** Shadows of a mode; high contrast draws edges instead. */
export const shadowsFor: Readonly<Record<Mode, ShadowScale>> = {
  light: layered(1),
  dark: layered(4),
  'high-contrast': { menu: 'none', overlay: 'none', edge: 'none' },
}
