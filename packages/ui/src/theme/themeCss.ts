import type { Brand } from '../tokens/brands.js'
import { densities, modes, type Density, type Mode } from '../tokens/modes.js'
import { toCss } from '../tokens/oklch.js'
import { paletteFor } from '../tokens/palettes/paletteFor.js'
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
} from '../tokens/scales.js'
import { shadowsFor } from '../tokens/shadows.js'
import { declarationsOf } from '../tokens/variables.js'

const overlayAlpha: Readonly<Record<Mode, number>> = { light: 0.4, dark: 0.6, 'high-contrast': 0.7 }

const scaleDeclarations = Object.entries({
  space,
  font,
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
  .map(([group, values]) => declarationsOf(group, values))
  .join('\n')

function radiusDeclarations(radius: number): string {
  const px = {
    check: Math.min(4, radius),
    small: Math.max(2, radius - 2),
    control: radius,
    panel: radius + 4,
    pill: 999,
  }
  return declarationsOf('radius', Object.fromEntries(Object.entries(px).map(([name, value]) => [name, `${value}px`])))
}

function colorDeclarations(brand: Brand, mode: Mode): string {
  const colors = Object.entries(paletteFor(brand, mode)).map(([name, color]) => [
    name,
    toCss(color, name === 'overlay' ? overlayAlpha[mode] : 1),
  ])
  return [
    `color-scheme: ${mode === 'dark' ? 'dark' : 'light'};`,
    declarationsOf('color', Object.fromEntries(colors)),
    declarationsOf('shadow', { ...shadowsFor[mode] }),
  ].join('\n')
}

/**
 * The style sheet of one brand in every mode and density, chosen by data attributes. The system setting is
 * resolved by media queries, so that the first paint is right before any script has run.
 */
export function themeCss(brand: Brand): string {
  const scope = `[data-pp-brand='${brand.id}']`
  const inMode = (mode: string, body: string) => `${scope}[data-pp-mode='${mode}'] {\n${body}\n}`
  const inDensity = (density: Density, heights: Readonly<Record<string, string>>) =>
    `${scope}[data-pp-density='${density}'] {\n${declarationsOf('density', heights)}\n}`
  return [
    `${scope} {\n${scaleDeclarations}\n${radiusDeclarations(brand.radius)}\n}`,
    ...densities.map((density) => inDensity(density, densityScale[density])),
    `@media (pointer: coarse) {\n${inDensity('comfortable', densityScale.touch)}\n}`,
    ...modes.map((mode) => inMode(mode, colorDeclarations(brand, mode))),
    inMode('system', colorDeclarations(brand, 'light')),
    `@media (prefers-color-scheme: dark) {\n${inMode('system', colorDeclarations(brand, 'dark'))}\n}`,
    `@media (prefers-contrast: more) {\n${inMode('system', colorDeclarations(brand, 'high-contrast'))}\n}`,
  ].join('\n')
}
