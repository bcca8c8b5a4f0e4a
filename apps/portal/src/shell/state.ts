import { densities, modes } from '@producer-portal/ui/tokens'
import type { DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import { atom, useAtom } from 'jotai'
import type { WritableAtom } from 'jotai'

/**
 * A choice among known values that the browser keeps between visits. If storage is blocked or holds another value, the
 * first value applies and a choice lasts as long as the page. The other tabs follow.
 * @param key entry in local storage
 * @param choices every allowed value; the first is the default
 */
export function storedChoice<T extends string>(key: string, choices: readonly [T, ...T[]]): WritableAtom<T, [T], void> {
  const chosen = atom<T>(read(key, choices))
  chosen.onMount = (set) => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) set(read(key, choices))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }
  return atom(
    (get) => get(chosen),
    (_get, set, next: T) => {
      set(chosen, next)
      write(key, next)
    },
  )
}

function read<T extends string>(key: string, choices: readonly [T, ...T[]]): T {
  try {
    const stored = window.localStorage.getItem(key)
    return choices.find((choice) => choice === stored) ?? choices[0]
  } catch {
    return choices[0]
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

const modeAtom = storedChoice<ModeSetting>('producer-portal.mode', ['system', ...modes])
const densityAtom = storedChoice<DensitySetting>('producer-portal.density', ['system', ...densities])

/** How this user wants the portal to look; kept in the browser, not with the account. */
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
