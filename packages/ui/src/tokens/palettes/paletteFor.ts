import type { Brand } from '../brands.js'
import type { Mode } from '../modes.js'
import { darkPalette } from './darkPalette.js'
import { highContrastPalette } from './highContrastPalette.js'
import { lightPalette } from './lightPalette.js'
import type { Palette } from './Palette.js'

const makers = { light: lightPalette, dark: darkPalette, 'high-contrast': highContrastPalette }

/** The colours of one brand in one mode. */
export function paletteFor(brand: Pick<Brand, 'hue' | 'chroma'>, mode: Mode): Palette {
  return makers[mode](brand)
}
