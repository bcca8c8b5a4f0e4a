import type { Brand } from '../brands.js'
import { colorNames } from '../colorNames.js'
import { colorSteps } from '../generated/colors.js'
import { modes, type Mode } from '../modes.js'
import type { Palette } from './Palette.js'
import { rampColor } from './rampColor.js'

/** The colours of one brand in one mode. */
export function createPalette(brand: Pick<Brand, 'hue' | 'chroma'>, mode: Mode): Palette {
  const at = modes.indexOf(mode)
  return Object.fromEntries(colorNames.map((name) => [name, rampColor(colorSteps[name][at] ?? '', brand)])) as Palette
}
