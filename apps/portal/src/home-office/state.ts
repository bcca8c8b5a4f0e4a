import { atom, getDefaultStore, useAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { onSessionEnd } from '../auth/session-end.js'
import { storedValue } from '../storage/stored.js'

/** The agent or agency that a home-office user has chosen. */
const choiceSchema = v.nullable(
  v.object({
    userId: v.string(),
    /** The chosen number: that of an agency starts with `AG`. */
    number: v.string(),
    /** The number until the name is known. */
    name: v.string(),
    /** The agency for which the lists are asked; null until an agent's agency is known. */
    agencyNo: v.nullable(v.string()),
    /** The name of that agency, where it's known. */
    agencyName: v.nullable(v.string()),
  }),
)
export type ViewedChoice = v.InferOutput<typeof choiceSchema>

const stored = storedValue<ViewedChoice>('user', 'viewed', choiceSchema, null)

/** The next choice, or how it follows from the last one. */
type ViewedChange = ViewedChoice | ((before: ViewedChoice) => ViewedChoice)

/**
 * Kept in the browser, so that a new tab starts with the last choice. A tab that has a choice of its own follows the
 * others only when they clear theirs: no list changes its agent by itself.
 */
const chosen = atom(stored.read())
chosen.onMount = (set) => stored.subscribe((other) => set((own) => (other === null || own === null ? other : own)))
const choiceAtom = atom(
  (get) => get(chosen),
  (get, set, next: ViewedChange) => {
    const choice = typeof next === 'function' ? next(get(chosen)) : next
    set(chosen, choice)
    stored.write(choice)
  },
)

/** The last choice, and a function that changes it; null clears it. */
export function useViewedChoice(): readonly [ViewedChoice, (change: ViewedChange) => void] {
  return useAtom(choiceAtom)
}

/** Calls back when the choice is cleared in another tab. @param onClear keep the function between renders */
export function useClearedElsewhere(onClear: () => void): void {
  useEffect(() => stored.subscribe((choice) => choice === null && onClear()), [onClear])
}

onSessionEnd((end) => {
  if (end === 'logout') getDefaultStore().set(choiceAtom, null)
})
