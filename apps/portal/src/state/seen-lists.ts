import { atom, getDefaultStore, useAtom } from 'jotai'
import { useCallback } from 'react'

/** How a list was last seen. */
export interface SeenList {
  /** What its address said: page, sort, filters. */
  readonly address: string
  /** The name that was typed into its filters; it may be that of an insured person, and stands in no address. */
  readonly name: string | undefined
}

type SeenLists = Readonly<Record<string, SeenList>>

const nothing: SeenList = { address: '', name: undefined }
const seenAtom = atom<SeenLists>({})

/**
 * How the lists of this visit were last seen, by the address with which they open, so that going to another list and
 * back loses nothing. Kept until the page is reloaded or the session ends.
 */
export function useSeenLists(): readonly [
  seenList: (path: string) => SeenList,
  see: (path: string, part: Partial<SeenList>) => void,
] {
  const [seen, setSeen] = useAtom(seenAtom)
  const see = useCallback(
    (path: string, part: Partial<SeenList>) =>
      setSeen((last) => ({ ...last, [path]: { ...(last[path] ?? nothing), ...part } })),
    [setSeen],
  )
  return [(path) => seen[path] ?? nothing, see]
}

/** Forgets all of it, at the end of a session. */
export function forgetSeenLists(): void {
  getDefaultStore().set(seenAtom, {})
}
