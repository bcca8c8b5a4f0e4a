const rem = (px: number) => `${px / 16}rem`
const scale = <K extends string | number>(px: Record<K, number>) =>
  Object.fromEntries(Object.entries<number>(px).map(([key, value]) => [key, rem(value)])) as Record<K, string>

/** Distances on the 4 px grid; the name is the number of steps (`4` is 16 px). They grow with the reader's text size. */
export const space = scale({ 0: 0, half: 2, 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 })

export const font = {
  sans: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const

/** Text sizes; each has its line height of the same name. `sm` is for tables and forms, `md` for reading pages. */
export const fontSize = scale({ xs: 12, sm: 14, md: 16, lg: 20, xl: 24, xxl: 30 })
export const lineHeight = scale({ xs: 16, sm: 20, md: 24, lg: 28, xl: 32, xxl: 36 })
export const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const
export const letterSpacing = { normal: '0', tight: '-0.01em', wide: '0.02em' } as const

/** Hairlines group, thick lines mark what is current or focused. */
export const borderWidth = { hairline: '1px', thick: '2px' } as const

export const duration = { fast: '120ms', slow: '200ms', skeleton: '1600ms', skeletonDelay: '150ms' } as const
export const easing = { standard: 'cubic-bezier(0.2, 0, 0, 1)', exit: 'cubic-bezier(0.4, 0, 1, 1)' } as const

/** What lies over what, from the page upwards. */
export const zIndex = {
  raised: '1',
  sticky: '10',
  header: '100',
  overlay: '1000',
  menu: '1100',
  toast: '1200',
  tooltip: '1300',
} as const

/** Sizes that several components agree on. `target` is the least size of anything that is clicked. */
export const size = scale({
  target: 24,
  touch: 48,
  iconSmall: 16,
  icon: 20,
  header: 56,
  rail: 96,
  railItem: 80,
  dialogSmall: 400,
  dialogMedium: 560,
  dialogLarge: 800,
  panelMedium: 480,
  panelLarge: 640,
  menu: 192,
  tooltip: 320,
  field: 400,
  reading: 680,
})

/** Heights of controls and rows by density; `touch` replaces comfortable where fingers press. */
export const densityScale = {
  comfortable: { control: rem(40), controlSmall: rem(32), row: rem(40), cellInline: rem(12) },
  touch: { control: rem(48), controlSmall: rem(40), row: rem(48), cellInline: rem(12) },
  compact: { control: rem(32), controlSmall: rem(28), row: rem(32), cellInline: rem(8) },
} as const

/** Window widths in px where the layout changes: `tablet` and up shows tables, `desktop` and up shows the rail. */
export const breakpoints = { tablet: 768, desktop: 1024 } as const

/** Least height in px of a window that leaves room around a dialog, and least width of a container for a full row. */
const roomy = { height: 480, container: 480 } as const

/** Media queries of the breakpoints, for use in styles: `${media.belowTablet} { … }`. */
export const media = {
  belowTablet: `@media (width < ${breakpoints.tablet}px)`,
  belowDesktop: `@media (width < ${breakpoints.desktop}px)`,
  roomyHeight: `@media (height >= ${roomy.height}px)`,
  narrowContainer: `@container (inline-size < ${roomy.container}px)`,
  wideContainer: `@container (inline-size >= ${roomy.container}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const
