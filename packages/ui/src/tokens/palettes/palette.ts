import type { ColorName } from '../color-names.js'
import type { Oklch } from '../oklch.js'

/** One color for every use, in one mode of one brand. */
export type Palette = Readonly<Record<ColorName, Oklch>>
