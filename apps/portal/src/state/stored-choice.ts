import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'

/**
 * A choice among known values that the browser keeps between visits. Where storage is blocked or holds something
 * else, the first value stands and the choice lasts as long as the page. The other tabs follow.
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
