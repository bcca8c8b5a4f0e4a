import color from '../source/color.tokens.json' with { type: 'json' }
import ramp from '../source/ramp.tokens.json' with { type: 'json' }
import scale from '../source/scale.tokens.json' with { type: 'json' }
import shadow from '../source/shadow.tokens.json' with { type: 'json' }
import type { DesignTokens } from './DesignTokens.js'

/**
 * The design tokens as people write them, the one source of all values. What is `none` in a colour, and what is marked
 * `fromBrand`, comes from the brand.
 */
export const source: DesignTokens = { ...ramp, ...color, ...shadow, ...scale }
