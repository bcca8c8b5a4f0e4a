import { colorNames } from './color-names.js'
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

const getKeys = <K extends string | number>(values: Readonly<Record<K, unknown>>) => Object.keys(values) as K[]

/**
 * Every design token as a reference to its CSS variable: `tokens.color.text` is `var(--pp-color-text)`.
 * The values come from the theme, so a change of brand, mode or density repaints without rendering.
 */
export const tokens = {
  color: referencesTo('color', colorNames),
  space: referencesTo('space', getKeys(space)),
  font: referencesTo('font', getKeys(font)),
  fontSize: referencesTo('fontSize', getKeys(fontSize)),
  lineHeight: referencesTo('lineHeight', getKeys(lineHeight)),
  fontWeight: referencesTo('fontWeight', getKeys(fontWeight)),
  letterSpacing: referencesTo('letterSpacing', getKeys(letterSpacing)),
  radius: referencesTo('radius', getKeys(radiusRules)),
  borderWidth: referencesTo('borderWidth', getKeys(borderWidth)),
  shadow: referencesTo('shadow', getKeys(shadowsFor.light)),
  duration: referencesTo('duration', getKeys(duration)),
  easing: referencesTo('easing', getKeys(easing)),
  zIndex: referencesTo('zIndex', getKeys(zIndex)),
  size: referencesTo('size', getKeys(size)),
  /** Heights that follow the density. */
  density: referencesTo('density', getKeys(densityScale.comfortable)),
} as const
