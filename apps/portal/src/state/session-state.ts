import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Session } from '../session/session.js'

const sessionAtom = atom<Session>({ status: 'unknown' })

/** The session as components see it; they are drawn again when it changes. */
export function useSession(): Session {
  return useAtomValue(sessionAtom)
}

/** The session outside of components. */
export function currentSession(): Session {
  return getDefaultStore().get(sessionAtom)
}

export function changeSession(session: Session): void {
  getDefaultStore().set(sessionAtom, session)
}
