import { colorNames } from './color-names.js'
import { tokenNames } from './generated/names.js'
import { referencesTo } from './variables.js'

/**
 * Every design token as a reference to its CSS variable: `tokens.color.text` is `var(--pp-color-text)`.
 * The values come from the theme, so a change of brand, mode or density repaints without rendering.
 */
export const tokens = {
  color: referencesTo('color', colorNames),
  space: referencesTo('space', tokenNames.space),
  font: referencesTo('font', tokenNames.font),
  fontSize: referencesTo('fontSize', tokenNames.fontSize),
  lineHeight: referencesTo('lineHeight', tokenNames.lineHeight),
  fontWeight: referencesTo('fontWeight', tokenNames.fontWeight),
  letterSpacing: referencesTo('letterSpacing', tokenNames.letterSpacing),
  radius: referencesTo('radius', tokenNames.radius),
  borderWidth: referencesTo('borderWidth', tokenNames.borderWidth),
  shadow: referencesTo('shadow', tokenNames.shadow),
  duration: referencesTo('duration', tokenNames.duration),
  easing: referencesTo('easing', tokenNames.easing),
  zIndex: referencesTo('zIndex', tokenNames.zIndex),
  size: referencesTo('size', tokenNames.size),
  /** Heights that follow the density. */
  density: referencesTo('density', tokenNames.density),
} as const
