import { getRadii } from '../brand-shape.js'
import type { Brand } from '../brand.js'
import { ramps } from '../generated/ramps.js'
import type { Density, Mode } from '../modes.js'
import type { Oklch } from '../oklch.js'
import { rampColor } from '../palettes/ramp-color.js'
import color from '../source/color.tokens.json' with { type: 'json' }
import ramp from '../source/ramp.tokens.json' with { type: 'json' }
import scale from '../source/scale.tokens.json' with { type: 'json' }
import shadow from '../source/shadow.tokens.json' with { type: 'json' }
import { toHex } from '../to-hex.js'
import {
  isToken,
  getRules,
  vendor,
  type DesignToken,
  type DesignTokenGroup,
  type DesignTokens,
} from './design-tokens.js'

/**
 * The design tokens as they are written, the one source of all values. The parts of a color that are `none`, and
 * values marked `fromBrand`, come from the brand.
 */
const source: DesignTokens = { ...ramp, ...color, ...shadow, ...scale }

/** The values of a document of design tokens. */
export interface DesignTokenOptions {
  /** One mode. Without it the values are those of light, and every other mode is in `$extensions`. */
  readonly mode?: Mode
  /** One density. Without it the values are those of comfortable, and the others are in `$extensions`. */
  readonly density?: Density
}

/**
 * Use it to hand the tokens to a design tool: every token of a brand as a document in the format of the Design Tokens
 * Community Group (2025.10). Colors are OKLCH with a hex beside them, for tools that read no more.
 */
export function toDesignTokens(brand: Brand, options: DesignTokenOptions = {}): DesignTokens {
  const groups = Object.entries(source).map(([name, group]) => [
    name,
    mapTokens(group, (token, key) => finished(token, brandValue(name, key, token, brand), options)),
  ])
  return Object.fromEntries(groups) as DesignTokens
}

function mapTokens(group: DesignTokenGroup, map: (token: DesignToken, key: string) => DesignToken): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(group).map(([key, entry]) => [
      key,
      typeof entry !== 'string' && isToken(entry) ? map(entry, key) : entry,
    ]),
  )
}

/** The value of a token in a brand: derived for ramps, corners and the font, as written for all else. */
function brandValue(group: string, key: string, { $value }: DesignToken, brand: Brand): unknown {
  if (group in ramps) return colorValue(rampColor(`${group}.${key}`, brand))
  if (group === 'radius')
    return { value: Object.entries(getRadii(brand)).find(([name]) => name === key)?.[1], unit: 'px' }
  if (group === 'font' && key === 'sans' && brand.font) {
    const names = $value as readonly string[]
    return [...brand.font, ...names.slice(names.indexOf('system-ui'))]
  }
  return $value
}

function colorValue(oklch: Oklch) {
  const { l, c, h, alpha } = oklch
  return { colorSpace: 'oklch', components: [l, c, h], ...(alpha === undefined ? {} : { alpha }), hex: toHex(oklch) }
}

/** Chooses the value of the mode and density that are asked for, and keeps the others where none is. */
function finished(token: DesignToken, value: unknown, { mode, density }: DesignTokenOptions): DesignToken {
  const { modes, densities } = getRules(token)
  const others = { ...(mode ? {} : { modes }), ...(density ? {} : { densities }) }
  const extensions = Object.fromEntries(Object.entries(others).filter(([, values]) => values !== undefined))
  return {
    $value: (mode && modes?.[mode]) ?? (density && densities?.[density]) ?? value,
    ...(token.$description === undefined ? {} : { $description: token.$description }),
    ...(Object.keys(extensions).length === 0 ? {} : { $extensions: { [vendor]: extensions } }),
  }
}
