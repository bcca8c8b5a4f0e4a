import type { AuthenticationState } from './auth-session.ts'

/** What happens to the state of signing in. */
export type AuthenticationEvent =
  | { readonly kind: 'signed-in' }
  /** Refused, or not answered; `message` is what the user reads. */
  | { readonly kind: 'failed'; readonly message: string; readonly type: 'error' | 'warning' }
  | { readonly kind: 'migration-started' }
  | { readonly kind: 'migration-done' }
  | { readonly kind: 'signed-out' }

/** Nobody knows yet who is there. */
export const initialAuthentication: AuthenticationState = null

/**
 * The state of signing in after an event. Only a migration that is under way can be done; one that is not there any
 * more, because the user signed out meanwhile, changes nothing.
 */
export function nextAuthentication(state: AuthenticationState, event: AuthenticationEvent): AuthenticationState {
  switch (event.kind) {
    case 'signed-in':
      return { status: 'authenticated' }
    case 'failed':
      return { status: 'failed', message: event.message, type: event.type }
    case 'migration-started':
      return { status: 'migrating' }
    case 'migration-done':
      return state?.status === 'migrating' ? { status: 'migrated' } : state
    default:
      return initialAuthentication
  }
}
