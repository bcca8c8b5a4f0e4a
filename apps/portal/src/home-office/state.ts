import { atom, getDefaultStore, useAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'

const storageKey = 'producer-portal.viewed'

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

/** The next choice, or how it follows from the last one. */
type ViewedChange = ViewedChoice | ((before: ViewedChoice) => ViewedChoice)

/**
 * Kept in the browser, so that a new tab starts with the last choice. A tab that has a choice of its own follows the
 * others only when they clear theirs: no list changes its agent by itself.
 */
const chosen = atom(readChoice())
chosen.onMount = (set) => {
  const follow = ({ key }: StorageEvent) => {
    if (key !== storageKey) return
    const other = readChoice()
    set((own) => (other === null || own === null ? other : own))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
const choiceAtom = atom(
  (get) => get(chosen),
  (get, set, next: ViewedChange) => {
    const choice = typeof next === 'function' ? next(get(chosen)) : next
    set(chosen, choice)
    writeChoice(choice)
  },
)

/** The last choice, and a function that changes it; null clears it. */
export function useViewedChoice(): readonly [ViewedChoice, (change: ViewedChange) => void] {
  return useAtom(choiceAtom)
}

/** Calls back when the choice is cleared in another tab. @param onClear keep the function between renders */
export function useClearedElsewhere(onClear: () => void): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && newValue === null) onClear()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [onClear])
}

/** Clears the choice when the user signs out. */
export function forgetViewedChoice(): void {
  getDefaultStore().set(choiceAtom, null)
}

function readChoice(): ViewedChoice {
  try {
    const read = v.safeParse(choiceSchema, JSON.parse(window.localStorage.getItem(storageKey) ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

function writeChoice(choice: ViewedChoice): void {
  try {
    if (choice === null) window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, JSON.stringify(choice))
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
