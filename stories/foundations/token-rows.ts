import {
  type Brand,
  type ColorName,
  colorNames,
  densities,
  type DesignTokens,
  toDesignTokens,
  type Mode,
  modes,
  createPalette,
  toCss,
  tokens,
  toVariableName,
} from '@producer-portal/ui/tokens'
import { modeLabels } from './mode-labels.js'
import { tokensIn, valueText } from './token-text.js'

/** A value and where it holds: the name of a mode or density, or nothing where all agree. */
interface TokenValue {
  readonly where: string
  readonly value: string
  /** The color itself, for colors. */
  readonly swatch?: string
}

/** One token as the table shows it. */
export interface TokenRow {
  readonly group: string
  readonly name: string
  /** `--pp-color-text` */
  readonly variable: string
  readonly description: string
  /** One value where all modes and densities agree; else one for each that matters to the group. */
  readonly values: readonly TokenValue[]
}

interface Variant {
  readonly where: string
  readonly mode: Mode
  readonly document: DesignTokens
}

/** Every token that a style can name, with its values in a brand. */
export function tokenRowsOf(brand: Brand): readonly TokenRow[] {
  const byMode = modes.map((mode): Variant => {
    return { where: modeLabels[mode], mode, document: toDesignTokens(brand, { mode, density: 'comfortable' }) }
  })
  const byDensity = densities.map((density): Variant => {
    return { where: density, mode: 'light', document: toDesignTokens(brand, { mode: 'light', density }) }
  })
  const first = toDesignTokens(brand)
  return Object.keys(tokens).flatMap((group) =>
    tokensIn(first[group]).map(([name, { $description = '' }]) => ({
      group,
      name,
      variable: toVariableName(group, name),
      description: $description,
      values: distinct(
        (group === 'density' ? byDensity : byMode).map((variant) => valueIn(variant, brand, group, name)),
      ),
    })),
  )
}

const isColorName = (name: string): name is ColorName => colorNames.some((color) => color === name)

function valueIn({ where, mode, document }: Variant, brand: Brand, group: string, name: string): TokenValue {
  const token = tokensIn(document[group]).find(([own]) => own === name)?.[1]
  const value = token ? valueText(document, String(document[group]?.['$type']), token) : ''
  const isColor = group === 'color' && isColorName(name)
  return { where, value, ...(isColor ? { swatch: toCss(createPalette(brand, mode)[name]) } : {}) }
}

function distinct(values: readonly TokenValue[]): readonly TokenValue[] {
  const [usual] = values
  return usual && values.every(({ value }) => value === usual.value) ? [{ ...usual, where: '' }] : values
}
