// Made from ../source/*.tokens.json by build/tokens.mjs: change those, then run it.
export const shadowsFor = {
  light: {
    menu: '0 1px 2px oklch(0.15 0.02 260 / 0.06), 0 4px 12px -2px oklch(0.15 0.02 260 / 0.1), 0 12px 24px -6px oklch(0.15 0.02 260 / 0.08)',
    overlay:
      '0 2px 4px oklch(0.15 0.02 260 / 0.06), 0 12px 28px -6px oklch(0.15 0.02 260 / 0.16), 0 32px 64px -12px oklch(0.15 0.02 260 / 0.16)',
    edge: '4px 0 12px oklch(0.15 0.02 260 / 0.16)',
  },
  dark: {
    menu: '0 1px 2px oklch(0.15 0.02 260 / 0.24), 0 4px 12px -2px oklch(0.15 0.02 260 / 0.4), 0 12px 24px -6px oklch(0.15 0.02 260 / 0.32)',
    overlay:
      '0 2px 4px oklch(0.15 0.02 260 / 0.24), 0 12px 28px -6px oklch(0.15 0.02 260 / 0.64), 0 32px 64px -12px oklch(0.15 0.02 260 / 0.64)',
    edge: '4px 0 12px oklch(0.15 0.02 260 / 0.64)',
  },
  'high-contrast': { menu: 'none', overlay: 'none', edge: 'none' },
  'high-contrast-dark': { menu: 'none', overlay: 'none', edge: 'none' },
} as const
