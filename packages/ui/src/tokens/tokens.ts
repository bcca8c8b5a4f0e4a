import { colorNames } from './colorNames.js'
import {
  borderWidth,
  densityScale,
  duration,
  easing,
  font,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  radiusRules,
  size,
  space,
  zIndex,
} from './generated/scales.js'
import { shadowsFor } from './generated/shadows.js'
import { referencesTo } from './variables.js'

const keysOf = <K extends string | number>(values: Readonly<Record<K, unknown>>) => Object.keys(values) as K[]

/**
 * Every design token as a reference to its CSS variable: `tokens.color.text` is `var(--pp-color-text)`.
 * The values come from the theme, so a change of brand, mode or density repaints without rendering.
 */
export const tokens = {
  color: referencesTo('color', colorNames),
  space: referencesTo('space', keysOf(space)),
  font: referencesTo('font', keysOf(font)),
  fontSize: referencesTo('fontSize', keysOf(fontSize)),
  lineHeight: referencesTo('lineHeight', keysOf(lineHeight)),
  fontWeight: referencesTo('fontWeight', keysOf(fontWeight)),
  letterSpacing: referencesTo('letterSpacing', keysOf(letterSpacing)),
  radius: referencesTo('radius', keysOf(radiusRules)),
  borderWidth: referencesTo('borderWidth', keysOf(borderWidth)),
  shadow: referencesTo('shadow', keysOf(shadowsFor.light)),
  duration: referencesTo('duration', keysOf(duration)),
  easing: referencesTo('easing', keysOf(easing)),
  zIndex: referencesTo('zIndex', keysOf(zIndex)),
  size: referencesTo('size', keysOf(size)),
  /** Heights that follow the density. */
  density: referencesTo('density', keysOf(densityScale.comfortable)),
} as const
