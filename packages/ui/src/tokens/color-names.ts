import { colorNames } from './generated/colors.js'

/** Every color by what it is for. A component names its use, never a shade. */
export type ColorName = (typeof colorNames)[number]

export { colorNames }
