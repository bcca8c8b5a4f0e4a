import type { ColorName } from '../colorNames.js'
import { fitGamut, type Oklch } from '../oklch.js'

/** One colour for every use, in one mode of one brand. `overlay` is laid over the page at `overlayAlpha`. */
export type Palette = Readonly<Record<ColorName, Oklch>>

/** Hues of the states; they mean the same in every brand. */
export const stateHues = { info: 245, success: 155, warning: 75, danger: 25 } as const

/** Makes the shades of one hue: lightness and chroma in, a colour that the screen can show out. */
export function rampOf(hue: number): (lightness: number, chroma: number) => Oklch {
  return (lightness, chroma) => fitGamut({ l: lightness, c: chroma, h: hue })
}
