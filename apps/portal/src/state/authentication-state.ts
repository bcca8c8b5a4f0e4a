import { initialAuthentication, nextAuthentication } from '@producer-portal/domain/session'
import type { AuthenticationEvent, AuthenticationState } from '@producer-portal/domain/session'
import { atom, getDefaultStore } from 'jotai'

const authenticationAtom = atom<AuthenticationState>(initialAuthentication)

/** How far signing in, or renewing what was signed in to, has come; null while nobody knows. */
export function currentAuthentication(): AuthenticationState {
  return getDefaultStore().get(authenticationAtom)
}

export function changeAuthentication(event: AuthenticationEvent): void {
  getDefaultStore().set(authenticationAtom, (state) => nextAuthentication(state, event))
}
