import { breakpoints } from './generated/scales.js'

/**
 * Least height in px of a window that leaves room around a dialog, least width of a container for a full row, and least
 * width of a window that a search panel doesn't fill.
 */
const roomy = { height: 480, container: 480, search: 800 } as const

/** Media queries of the breakpoints, for use in styles: `${media.belowTablet} { … }`. */
export const media = {
  belowTablet: `@media (width < ${breakpoints.tablet}px)`,
  belowDesktop: `@media (width < ${breakpoints.desktop}px)`,
  belowSearch: `@media (width < ${roomy.search}px)`,
  roomyHeight: `@media (height >= ${roomy.height}px)`,
  narrowContainer: `@container (inline-size < ${roomy.container}px)`,
  wideContainer: `@container (inline-size >= ${roomy.container}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const

export { breakpoints }
