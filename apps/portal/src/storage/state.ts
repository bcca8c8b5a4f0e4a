import { atomWithStorage } from 'jotai/utils'
import type { StoredValue } from './stored.js'

/** The atom of a value that the browser keeps. Other tabs follow, if it isn't of one tab. */
export function storedAtom<T>({ key, fallback, read, write, subscribe }: StoredValue<T>) {
  const storage = {
    getItem: read,
    setItem: (_key: string, value: T) => write(value),
    removeItem: () => write(fallback),
    subscribe: (_key: string, follow: (value: T) => void) => subscribe(follow),
  }
  return atomWithStorage(key, fallback, storage, { getOnInit: true })
}
