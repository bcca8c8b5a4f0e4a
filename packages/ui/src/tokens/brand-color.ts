import type { Brand } from './brand.js'
import type { ColorName } from './color-names.js'
import { getContrast } from './contrast.js'
import { contrastPairs } from './contrast-pairs.js'
import { modes, type Mode } from './modes.js'
import { fitGamut, fromHex, type Oklch } from './oklch.js'
import { createPalette } from './palettes/get-palette.js'
import type { Palette } from './palettes/palette.js'
import { toHex } from './to-hex.js'

/** The uses that show the color of a brand itself; paler and darker shades follow from it. */
const ownUses = ['accent', 'accentText', 'link', 'focusRing'] as const

/** What became of the color in one use of one mode. */
export interface BrandColorUse {
  readonly mode: Mode
  readonly use: (typeof ownUses)[number]
  /** Whether it is shown as it is. */
  readonly isKept: boolean
  /** The color that is shown, as `#rrggbb`. */
  readonly shown: string
  /** Where the color itself could not be read or seen; only when it is not kept. */
  readonly because?: { readonly on: ColorName; readonly contrast: number; readonly least: number }
}

export interface BrandColor {
  /** The part of a brand that the color decides. */
  readonly brand: Pick<Brand, 'hue' | 'chroma' | 'colors'>
  /** Where the color stays as it is, and where it had to move. */
  readonly uses: readonly BrandColorUse[]
}

/** The most chroma for which every derived shade is measured. */
const mostChroma = 0.2

/** High contrast promises 7:1 for text. */
const leastIn = (mode: Mode, least: number) => (mode.startsWith('high-contrast') && least === 4.5 ? 7 : least)

/** The first pair of colors that a use makes too faint; undefined when all of them can be told apart. */
function findFaintPair(palette: Palette, names: readonly ColorName[], mode: Mode): BrandColorUse['because'] {
  for (const { front, back, least } of contrastPairs) {
    if (!names.includes(front) && !names.includes(back)) continue
    const contrast = getContrast(palette[front], palette[back])
    const needed = leastIn(mode, least)
    if (contrast < needed) return { on: names.includes(front) ? back : front, contrast, least: needed }
  }
  return undefined
}

/** The accent with its states under the pointer, as far from it as the derived ones are from theirs. */
function withStates(color: Oklch, palette: Palette): Partial<Palette> {
  const shift = (name: 'accentHover' | 'accentActive') =>
    fitGamut({ ...color, l: Math.min(1, Math.max(0, color.l + palette[name].l - palette.accent.l)) })
  return { accent: color, accentHover: shift('accentHover'), accentActive: shift('accentActive') }
}

/**
 * Makes the colors of a brand from one exact color. It stays what it is in each use and mode where it can be read and
 * seen; elsewhere the shade derived from its hue is shown, and `uses` says which and why.
 * @param hex `#rrggbb`
 * @throws {TypeError} when it is no such color
 */
export function brandFromColor(hex: string): BrandColor {
  const color = fromHex(hex)
  const accent = { hue: color.h, chroma: Math.min(color.c, mostChroma) }
  const colors: Partial<Record<Mode, Partial<Palette>>> = {}
  const uses: BrandColorUse[] = []
  for (const mode of modes) {
    const derived = createPalette(accent, mode)
    const kept: Partial<Record<ColorName, Oklch>> = {}
    for (const use of ownUses) {
      const changes: Partial<Palette> = use === 'accent' ? withStates(color, derived) : { [use]: color }
      const because = findFaintPair({ ...derived, ...changes }, Object.keys(changes) as ColorName[], mode)
      if (!because) Object.assign(kept, changes)
      uses.push({
        mode,
        use,
        isKept: !because,
        shown: because ? toHex(derived[use]) : hex.toLowerCase(),
        ...(because && { because }),
      })
    }
    colors[mode] = kept
  }
  return { brand: { ...accent, colors }, uses }
}
