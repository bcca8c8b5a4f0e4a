import { colorNames } from './generated/colors.js'

/** Every colour by what it is for. A component names its use, never a shade. */
export type ColorName = (typeof colorNames)[number]

export { colorNames }
