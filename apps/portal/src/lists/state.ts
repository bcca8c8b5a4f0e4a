import { getDefaultStore, useAtom, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import * as v from 'valibot'
import { onSessionEnd } from '../auth/session-end.js'
import { storedAtom } from '../storage/state.js'
import { storedValue } from '../storage/stored.js'

/** Something of each list, by the path with which it opens. */
type ByList<T> = Readonly<Record<string, T>>
type ListMemory<T> = ReturnType<typeof storedAtom<ByList<T>>>

/** Keeps something of each list in this tab until the session ends. */
function listMemory<T>(name: string, schema: v.GenericSchema<unknown, T>): ListMemory<T> {
  const none: ByList<T> = {}
  const memory = storedAtom<ByList<T>>(storedValue('tab', name, v.record(v.string(), schema), none))
  onSessionEnd(() => getDefaultStore().set(memory, none))
  return memory
}

function useListMemory<T>(memory: ListMemory<T>, path: string) {
  const [byList, setByList] = useAtom(memory)
  const keep = useCallback((value: T) => setByList((last) => ({ ...last, [path]: value })), [setByList, path])
  return [byList[path], keep] as const
}

/** Forgets what was kept of the other parts of a list. */
function useOtherScopesForgotten<T>(memory: ListMemory<T>, path: string, scope: string | undefined) {
  const setByList = useSetAtom(memory)
  useEffect(() => {
    if (scope === undefined) return
    const isOther = (each: string) => each.startsWith(`${path}?`) && each !== `${path}?${scope}`
    setByList((last) => {
      const kept = Object.entries(last).filter(([each]) => !isOther(each))
      return kept.length === Object.keys(last).length ? last : Object.fromEntries(kept)
    })
  }, [setByList, path, scope])
}

/** The typed text into the filter by name. It may be the name of an insured person, so it isn't in the URL. */
const typedNames = listMemory('typed_names', v.string())
const openFilters = listMemory('open_filters', v.boolean())

/**
 * The name that is typed into the filters of a list. It is kept until the session ends, so that nothing is lost by a
 * reload, or by going to another list and back.
 * @param path the path with which the list opens
 * @param scope the part of the list that it is typed for; another one forgets it. Default: the whole list
 */
export function useTypedName(
  path: string,
  scope?: string,
): readonly [name: string | undefined, type: (name: string) => void] {
  useOtherScopesForgotten(typedNames, path, scope)
  return useListMemory(typedNames, scope === undefined ? path : `${path}?${scope}`)
}

/**
 * True if the fields of a list's filters are shown; undefined until the user has decided that.
 * @param path the path with which the list opens
 */
export function useOpenFilters(path: string): readonly [isOpen: boolean | undefined, open: (isOpen: boolean) => void] {
  return useListMemory(openFilters, path)
}
