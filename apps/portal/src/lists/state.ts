import { atom, getDefaultStore, useAtom } from 'jotai'
import type { PrimitiveAtom } from 'jotai'
import { useCallback } from 'react'
import * as v from 'valibot'

/** Something of each list, by the path with which it opens. */
type ByList<T> = Readonly<Record<string, T>>

interface ListMemory<T> {
  readonly atom: PrimitiveAtom<ByList<T>>
  /** What the storage of this tab holds, as after a reload. */
  readonly read: () => ByList<T>
  readonly write: (byList: ByList<T>) => void
  readonly forget: () => void
}

/** Keeps something of each list in the session storage of this tab, until it is forgotten at the end of a session. */
function listMemory<T>(storageKey: string, schema: v.GenericSchema<unknown, T>): ListMemory<T> {
  const byListSchema = v.record(v.string(), schema)
  const read = (): ByList<T> => {
    try {
      const stored = v.safeParse(byListSchema, JSON.parse(window.sessionStorage.getItem(storageKey) ?? ''))
      return stored.success ? stored.output : {}
    } catch {
      return {}
    }
  }
  const ownAtom = atom<ByList<T>>(read())
  return {
    atom: ownAtom,
    read,
    write: (byList) => window.sessionStorage.setItem(storageKey, JSON.stringify(byList)),
    forget: () => {
      window.sessionStorage.removeItem(storageKey)
      getDefaultStore().set(ownAtom, {})
    },
  }
}

function useListMemory<T>({ atom: ownAtom, write }: ListMemory<T>, path: string) {
  const [byList, setByList] = useAtom(ownAtom)
  const keep = useCallback(
    (value: T) =>
      setByList((last) => {
        const next = { ...last, [path]: value }
        write(next)
        return next
      }),
    [setByList, write, path],
  )
  return [byList[path], keep] as const
}

/** What was typed into the filter by name. It may be the name of an insured person, so it isn't in the URL. */
const typedNames = listMemory('typed_names', v.string())
const openFilters = listMemory('open_filters', v.boolean())

/**
 * The name that is typed into the filters of a list. It is kept until the session ends, so that nothing is lost by a
 * reload, or by going to another list and back.
 * @param path the path with which the list opens
 */
export function useTypedName(path: string): readonly [name: string | undefined, type: (name: string) => void] {
  return useListMemory(typedNames, path)
}

/**
 * Whether the fields of a list's filters are shown; undefined until the user has decided that.
 * @param path the path with which the list opens
 */
export function useOpenFilters(path: string): readonly [isOpen: boolean | undefined, open: (isOpen: boolean) => void] {
  return useListMemory(openFilters, path)
}

/** The typed names in the storage of this tab, as after a reload. */
export function readTypedNames(): ByList<string> {
  return typedNames.read()
}

/** Forgets what was typed and which filters were open, at the end of a session. */
export function forgetListState(): void {
  typedNames.forget()
  openFilters.forget()
}
