import { breakpoints } from './generated/scales.js'
import { tokens } from './tokens.js'

/**
 * Least height in px of a window that leaves room around a dialog, least width of a container for a full row, and least
 * width of a window that a search panel doesn't fill.
 */
const roomy = { height: 480, container: 512, search: 800 } as const

/** Media queries of the breakpoints, for use in styles: `${media.belowTablet} { … }`. */
export const media = {
  belowTablet: `@media (width < ${breakpoints.tablet}px)`,
  belowDesktop: `@media (width < ${breakpoints.desktop}px)`,
  belowSearch: `@media (width < ${roomy.search}px)`,
  roomyHeight: `@media (height >= ${roomy.height}px)`,
  narrowContainer: `@container (inline-size < ${roomy.container}px)`,
  /** A phone with twice the text size. */
  tinyContainer: '@container (inline-size < 12rem)',
  wideContainer: `@container (inline-size >= ${roomy.container}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const

/** The CSS variable in which `AppHeader` keeps its height, 0 while it scrolls away with the page. */
export const stickyHeaderVariable = '--pp-sticky-header-height'

/** The CSS variable in which the bars at the foot of the window keep their height. */
export const stickyFootVariable = '--pp-foot'

/** The part of the window's top the header covers, for use in styles. */
export const stickyHeaderHeight = `var(${stickyHeaderVariable}, ${tokens.size.header})`

/** The space beside the content of a dialog or an empty list; less where twice the text size would leave it no room. */
export const sideSpace = `min(${tokens.space[6]}, 7.5vw)`

export { breakpoints }
