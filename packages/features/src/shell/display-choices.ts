import type { DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import type { shellMessages } from './messages.js'

interface Choice<T extends string> {
  readonly value: T
  /** Its words in the messages. */
  readonly text: keyof typeof shellMessages.entries
}

/** The modes that people choose from, in their order. */
export const modeChoices = [
  { value: 'system', text: 'modeSystem' },
  { value: 'light', text: 'modeLight' },
  { value: 'dark', text: 'modeDark' },
  { value: 'high-contrast', text: 'modeHighContrast' },
  { value: 'high-contrast-dark', text: 'modeHighContrastDark' },
] as const satisfies readonly Choice<ModeSetting>[]

/** The densities that people choose from; that for fingers is found by `system`. */
export const densityChoices = [
  { value: 'system', text: 'densitySystem' },
  { value: 'comfortable', text: 'densityComfortable' },
  { value: 'compact', text: 'densityCompact' },
] as const satisfies readonly Choice<DensitySetting>[]
