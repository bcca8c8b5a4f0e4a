import { atom, getDefaultStore, useAtom } from 'jotai'
import { useCallback } from 'react'

/** Something of each list, by the address with which it opens. */
type ByList = Readonly<Record<string, string>>

/** What was typed into the filter by name; it may be the name of an insured person, and stands in no address. */
const namesAtom = atom<ByList>({})
/** What the addresses last said: page, sort, filters. */
const addressesAtom = atom<ByList>({})

/**
 * The name that is typed into the filters of a list. It is kept until the page is reloaded or the session ends, so that
 * going to another list and back loses nothing.
 * @param path the address with which the list opens
 */
export function useTypedName(path: string): readonly [name: string | undefined, type: (name: string) => void] {
  const [names, setNames] = useAtom(namesAtom)
  const type = useCallback((name: string) => setNames((last) => ({ ...last, [path]: name })), [setNames, path])
  return [names[path], type]
}

/** What the address of a list last said, in this visit; '' for one that was not seen. Nothing is drawn anew by it. */
export const seenAddress = (path: string): string => getDefaultStore().get(addressesAtom)[path] ?? ''

/** Notes what the address of a list says now. */
export function noteAddress(path: string, address: string): void {
  getDefaultStore().set(addressesAtom, (last) => ({ ...last, [path]: address }))
}

/** Forgets all of it, at the end of a session. */
export function forgetSeenLists(): void {
  getDefaultStore().set(namesAtom, {})
  getDefaultStore().set(addressesAtom, {})
}
