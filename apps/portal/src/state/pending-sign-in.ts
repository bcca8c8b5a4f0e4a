import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { readPendingSignIn, storePendingSignIn } from '../session/pending-sign-in.js'
import type { PendingSignIn } from '../session/pending-sign-in.js'

const pendingAtom = atom<PendingSignIn | null>(readPendingSignIn())

/** The sign-in that waits for its code, as components see it; null where none does. */
export function usePendingSignIn(): PendingSignIn | null {
  return useAtomValue(pendingAtom)
}

/** The same outside of components. */
export function currentPendingSignIn(): PendingSignIn | null {
  return getDefaultStore().get(pendingAtom)
}

/** Keeps a sign-in for this tab, or with null forgets it. */
export function changePendingSignIn(pending: PendingSignIn | null): void {
  storePendingSignIn(pending)
  getDefaultStore().set(pendingAtom, pending)
}
