import { getRadii, toFontStack, toMotifImage } from '../tokens/brand-shape.js'
import type { Brand } from '../tokens/brand.js'
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
  size,
  space,
  zIndex,
} from '../tokens/generated/scales.js'
import { shadowsFor } from '../tokens/generated/shadows.js'
import { densities, isDark, modes, type Density, type Mode } from '../tokens/modes.js'
import { toCss } from '../tokens/oklch.js'
import { createPalette } from '../tokens/palettes/get-palette.js'
import { toDeclarations } from '../tokens/variables.js'
import type { ThemeSetting } from './theme-attributes.js'

const scaleDeclarations = Object.entries({
  space,
  fontSize,
  lineHeight,
  fontWeight,
  letterSpacing,
  borderWidth,
  duration,
  easing,
  zIndex,
  size,
})
  .map(([group, values]) => toDeclarations(group, values))
  .join('\n')

function getShapeRules(brand: Brand): string {
  const radii = Object.entries(getRadii(brand)).map(([name, px]) => [name, `${px}px`])
  return [
    toDeclarations('font', { ...font, sans: toFontStack(brand) }),
    toDeclarations('radius', Object.fromEntries(radii)),
    toDeclarations('brand', { motif: toMotifImage(brand) }),
  ].join('\n')
}

function getColorRules(brand: Brand, mode: Mode): string {
  const colors = Object.entries(createPalette(brand, mode)).map(([name, color]) => [name, toCss(color)])
  return [
    `color-scheme: ${isDark(mode) ? 'dark' : 'light'};`,
    toDeclarations('color', Object.fromEntries(colors)),
    toDeclarations('shadow', shadowsFor[mode]),
  ].join('\n')
}

const getDensityRules = (density: Density) => toDeclarations('density', densityScale[density])

/**
 * The style sheet of one brand in every mode and density, chosen by data attributes. The system setting is
 * resolved by media queries, so that the first paint is right before any script has run.
 * @param bare the mode and density of a document that has no attributes yet, as it comes from a server
 */
export function themeCss(brand: Brand, bare?: Pick<ThemeSetting, 'mode' | 'density'>): string {
  const scope = `[data-pp-brand='${brand.id}']`
  const rule = (attributes: readonly string[], isForBare: boolean, body: string) =>
    `${[...attributes.map((attribute) => scope + attribute), ...(isForBare ? [':root:not([data-pp-brand])'] : [])].join(', ')} {\n${body}\n}`
  const inMode = (names: readonly string[], mode: Mode) =>
    rule(
      names.map((name) => `[data-pp-mode='${name}']`),
      names.some((name) => name === bare?.mode),
      getColorRules(brand, mode),
    )
  const inDensity = (names: readonly string[], density: Density) =>
    rule(
      names.map((name) => `[data-pp-density='${name}']`),
      names.some((name) => name === bare?.density),
      getDensityRules(density),
    )
  // the system's first guess shares a rule with light and with comfortable; media queries correct it
  return [
    rule([''], bare !== undefined, `${scaleDeclarations}\n${getShapeRules(brand)}`),
    ...densities.map((name) => inDensity(name === 'comfortable' ? [name, 'system'] : [name], name)),
    `@media (pointer: coarse) {\n${inDensity(['system'], 'touch')}\n}`,
    ...modes.map((name) => inMode(name === 'light' ? [name, 'system'] : [name], name)),
    `@media (prefers-color-scheme: dark) {\n${inMode(['system'], 'dark')}\n}`,
    `@media (prefers-contrast: more) {\n${inMode(['system'], 'high-contrast')}\n}`,
    `@media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n${inMode(['system'], 'high-contrast-dark')}\n}`,
  ].join('\n')
}
