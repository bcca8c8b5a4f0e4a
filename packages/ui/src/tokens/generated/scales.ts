// Made from ../source/*.tokens.json by build/tokens.mjs: change those, then run it.
export const space = {
  '0': '0rem',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  half: '0.125rem',
} as const

export const font = {
  sans: "'Inter Variable', Inter, 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const

export const fontSize = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  xxl: '1.875rem',
} as const

export const lineHeight = {
  xs: '1rem',
  sm: '1.25rem',
  md: '1.5rem',
  lg: '1.75rem',
  xl: '2rem',
  xxl: '2.25rem',
} as const

export const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const

export const borderWidth = { hairline: '1px', thick: '2px' } as const

export const duration = { fast: '120ms', slow: '200ms', skeleton: '1600ms', skeletonDelay: '150ms' } as const

export const easing = { standard: 'cubic-bezier(0.2, 0, 0, 1)', exit: 'cubic-bezier(0.4, 0, 1, 1)' } as const

export const zIndex = {
  raised: '1',
  sticky: '10',
  header: '100',
  overlay: '1000',
  menu: '1100',
  toast: '1200',
  tooltip: '1300',
} as const

export const size = {
  target: '1.5rem',
  touch: '3rem',
  iconSmall: '1rem',
  icon: '1.25rem',
  header: '3.5rem',
  rail: '6rem',
  railItem: '5rem',
  dialogSmall: '25rem',
  dialogMedium: '35rem',
  dialogLarge: '50rem',
  panelMedium: '30rem',
  panelLarge: '40rem',
  menu: '12rem',
  tooltip: '20rem',
  field: '25rem',
  reading: '42.5rem',
} as const

export const letterSpacing = { normal: '0', tight: '-0.01em', wide: '0.02em' } as const

export const breakpoints = { tablet: 768, desktop: 1024 } as const

export const densityScale = {
  comfortable: { control: '2.5rem', controlSmall: '2rem', row: '2.5rem', cellInline: '0.75rem' },
  compact: { control: '2rem', controlSmall: '1.75rem', row: '2rem', cellInline: '0.5rem' },
  touch: { control: '3rem', controlSmall: '2.5rem', row: '3rem', cellInline: '0.75rem' },
} as const

export const radiusRules = {
  check: { add: 0, atMost: 4 },
  small: { add: -2, atLeast: 2 },
  control: { add: 0 },
  panel: { add: 4 },
  pill: { fixed: 999 },
} as const
