import { atom, getDefaultStore, useAtom } from 'jotai'
import { useCallback } from 'react'
import * as v from 'valibot'

const storageKey = 'typed_names'
const byListSchema = v.record(v.string(), v.string())

/** Something of each list, by the path with which it opens. */
type ByList = v.InferOutput<typeof byListSchema>

/** What was typed into the filter by name. It may be the name of an insured person, so it isn't in the URL. */
const namesAtom = atom<ByList>(readTypedNames())

/**
 * The name that is typed into the filters of a list. It is kept in the session storage of this tab until the session
 * ends, so that nothing is lost by a reload, or by going to another list and back.
 * @param path the path with which the list opens
 */
export function useTypedName(path: string): readonly [name: string | undefined, type: (name: string) => void] {
  const [names, setNames] = useAtom(namesAtom)
  const type = useCallback(
    (name: string) =>
      setNames((last) => {
        const next = { ...last, [path]: name }
        window.sessionStorage.setItem(storageKey, JSON.stringify(next))
        return next
      }),
    [setNames, path],
  )
  return [names[path], type]
}

/** The typed names in the storage of this tab, as after a reload. */
export function readTypedNames(): ByList {
  try {
    const read = v.safeParse(byListSchema, JSON.parse(window.sessionStorage.getItem(storageKey) ?? ''))
    return read.success ? read.output : {}
  } catch {
    return {}
  }
}

/** Forgets what was typed, at the end of a session. */
export function forgetTypedNames(): void {
  window.sessionStorage.removeItem(storageKey)
  getDefaultStore().set(namesAtom, {})
}
