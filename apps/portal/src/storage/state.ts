import { atom } from 'jotai'
import type { SetStateAction } from 'react'
import type { StoredValue } from './stored.js'

/**
 * The atom of a value that the browser keeps; other tabs follow, if it isn't of one tab. Not jotai's `atomWithStorage`,
 * whose module makes a storage of its own that every first visit would load.
 */
export function storedAtom<T>({ read, write, subscribe }: StoredValue<T>) {
  const held = atom<T>(read())
  held.onMount = (set) => {
    set(() => read())
    return subscribe((value) => set(() => value))
  }
  return atom(
    (get) => get(held),
    (get, set, change: SetStateAction<T>) => {
      set(held, change)
      write(get(held))
    },
  )
}
