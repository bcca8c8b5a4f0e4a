import type { AccessUser } from '@producer-portal/domain/access'
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Session } from '../session/session.js'

const sessionAtom = atom<Session>({ status: 'unknown' })

/** The session as components see it; they are drawn again when it changes. */
export function useSession(): Session {
  return useAtomValue(sessionAtom)
}

/**
 * The signed-in user, for pages behind the `authenticated` guard.
 * @throws {Error} on any other page
 */
export function useUser(): AccessUser {
  const session = useSession()
  if (session.status !== 'authenticated') throw new Error('This page is only for users who are signed in')
  return session.user
}

/** The session outside of components. */
export function currentSession(): Session {
  return getDefaultStore().get(sessionAtom)
}

export function changeSession(session: Session): void {
  getDefaultStore().set(sessionAtom, session)
}
