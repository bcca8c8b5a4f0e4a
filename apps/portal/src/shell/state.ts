import { densities, modes } from '@producer-portal/ui/tokens'
import type { DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import type { MessagesProviderProps } from '@producer-portal/features/i18n'
import { atom, useAtom } from 'jotai'
import * as v from 'valibot'
import { storedAtom } from '../storage/state.js'
import { storedValue } from '../storage/stored.js'

const modeAtom = storedAtom(storedValue<ModeSetting>('device', 'mode', v.picklist(['system', ...modes]), 'system'))
const densityAtom = storedAtom(
  storedValue<DensitySetting>('device', 'density', v.picklist(['system', ...densities]), 'system'),
)

/** The language that the portal is shown in, with its texts; English without one. */
export const spokenLanguageAtom = atom<Pick<MessagesProviderProps, 'locale' | 'overrides'>>({})

/** The way this user wants the portal to look; kept in the browser, not with the account. */
export interface DisplayPreferences {
  readonly mode: ModeSetting
  readonly density: DensitySetting
  readonly setMode: (mode: ModeSetting) => void
  readonly setDensity: (density: DensitySetting) => void
}

export function useDisplayPreferences(): DisplayPreferences {
  const [mode, setMode] = useAtom(modeAtom)
  const [density, setDensity] = useAtom(densityAtom)
  return { mode, setMode, density, setDensity }
}
