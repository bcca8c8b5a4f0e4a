import { getDefaultStore, useAtom } from 'jotai'
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

/** The typed text into the filter by name. It may be the name of an insured person, so it isn't in the URL. */
const typedNames = listMemory('typed_names', v.object({ scope: v.optional(v.string()), name: v.string() }))
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
  const [typed, keep] = useListMemory(typedNames, path)
  const isOfOther = typed !== undefined && typed.scope !== scope
  const type = useCallback((name: string) => keep({ name, ...(scope !== undefined && { scope }) }), [keep, scope])
  useEffect(() => {
    if (isOfOther) type('')
  }, [isOfOther, type])
  return [isOfOther ? undefined : typed?.name, type]
}

/**
 * True if the fields of a list's filters are shown; undefined until the user has decided that.
 * @param path the path with which the list opens
 */
export function useOpenFilters(path: string): readonly [isOpen: boolean | undefined, open: (isOpen: boolean) => void] {
  return useListMemory(openFilters, path)
}
