import { atom, getDefaultStore, useAtom } from 'jotai'
import { useCallback } from 'react'

/** Something of each list, by the path with which it opens. */
type ByList = Readonly<Record<string, string>>

/** What was typed into the filter by name. It may be the name of an insured person, so it isn't in the URL. */
const namesAtom = atom<ByList>({})

/**
 * The name that is typed into the filters of a list. It is kept until the page is reloaded or the session ends, so that
 * nothing is lost by going to another list and back.
 * @param path the path with which the list opens
 */
export function useTypedName(path: string): readonly [name: string | undefined, type: (name: string) => void] {
  const [names, setNames] = useAtom(namesAtom)
  const type = useCallback((name: string) => setNames((last) => ({ ...last, [path]: name })), [setNames, path])
  return [names[path], type]
}

/** Forgets what was typed, at the end of a session. */
export function forgetTypedNames(): void {
  getDefaultStore().set(namesAtom, {})
}
