import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { onSessionEnd } from '../auth/session-end.js'
import { useUser } from '../auth/state.js'
import { personalName, storedValue } from '../storage/stored.js'

/** The agent or agency that a home-office user has chosen. */
const choiceSchema = v.nullable(
  v.object({
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

/** The next choice, or how it follows from the last one. */
type ViewedChange = ViewedChoice | ((before: ViewedChoice) => ViewedChoice)

/**
 * The choice of a user: kept until the session ends, so that a new tab starts with the last choice. A tab that has a
 * choice of its own follows the others only when they clear theirs: no list changes its agent by itself.
 */
function createChoice(userId: string) {
  const stored = storedValue<ViewedChoice>('session', personalName(userId, 'viewed'), choiceSchema, null)
  const chosen = atom(stored.read())
  chosen.onMount = (set) => stored.subscribe((other) => set((own) => (other === null || own === null ? other : own)))
  const choice = atom(
    (get) => get(chosen),
    (get, set, next: ViewedChange) => {
      set(chosen, next)
      stored.write(get(chosen))
    },
  )
  return { choice, stored }
}

const choices = new Map<string, ReturnType<typeof createChoice>>()
onSessionEnd(() => choices.clear())

function useOwnChoice() {
  const { userId } = useUser()
  const own = choices.get(userId) ?? createChoice(userId)
  choices.set(userId, own)
  return own
}

/** The last choice, and a function that changes it; null clears it. */
export function useViewedChoice(): readonly [ViewedChoice, (change: ViewedChange) => void] {
  return useAtom(useOwnChoice().choice)
}

/** Calls back when the choice is cleared in another tab. @param onClear keep the function between renders */
export function useClearedElsewhere(onClear: () => void): void {
  const { stored } = useOwnChoice()
  useEffect(() => stored.subscribe((choice) => choice === null && onClear()), [stored, onClear])
}
