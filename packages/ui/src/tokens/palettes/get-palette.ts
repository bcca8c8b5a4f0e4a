import type { Brand } from '../brand.js'
import { colorNames } from '../color-names.js'
import { colorSteps } from '../generated/colors.js'
import { modes, type Mode } from '../modes.js'
import type { Palette } from './palette.js'
import { rampColor } from './ramp-color.js'

/** The colors of one brand in one mode. */
export function createPalette(brand: Pick<Brand, 'hue' | 'chroma' | 'colors'>, mode: Mode): Palette {
  const at = modes.indexOf(mode)
  const derived = colorNames.map((name) => [name, rampColor(colorSteps[name][at] ?? '', brand)])
  return { ...(Object.fromEntries(derived) as Palette), ...brand.colors?.[mode] }
}
