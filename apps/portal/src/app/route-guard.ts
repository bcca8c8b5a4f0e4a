import type { Onboarding } from '@producer-portal/domain/auth'
import type { FeatureFlags } from '@producer-portal/domain/config'
import type { Page, PageGuard } from '@producer-portal/domain/shell'
import { requiredActionPaths } from '../auth/after-sign-in.js'
import type { Session } from '../auth/state.js'

/** What the page table says of a page that the guard needs. */
export type GuardedPage = Pick<Page, 'guard' | 'access' | 'flag' | 'modes' | 'requiredActions'>

/** What is known when a page is visited. */
export interface GuardContext {
  readonly session: Session
  readonly hasPendingTwoFactor: boolean
  /** Undefined while unknown. */
  readonly flags: FeatureFlags | undefined
  /** Undefined while unknown. */
  readonly mode: string | undefined
  /** What a signed-in user must do first. Undefined while unknown; null when it failed to load, and then nothing is. */
  readonly onboarding?: Onboarding | null
}

export type GuardDecision =
  | { readonly kind: 'show' }
  /** Something is still unknown: a loading page. */
  | { readonly kind: 'pending' }
  /** Sign in first, and come back. */
  | { readonly kind: 'signIn' }
  /** Complete an action there first, and come back. */
  | { readonly kind: 'requiredAction'; readonly to: string }
  /** The page isn't for this moment: go to the dashboard, or to sign-in, without coming back. */
  | { readonly kind: 'redirect'; readonly to: '/dashboard' | '/login' }
  /** Signed in, but the access rule says no. */
  | { readonly kind: 'forbidden' }
  /** The page does not exist in this deployment. */
  | { readonly kind: 'notFound' }

/**
 * Decides whether a page opens: the session first, then required actions, then whether the page exists here, then the
 * access rule.
 */
export function resolveGuard(page: GuardedPage, context: GuardContext): GuardDecision {
  const guard = page.guard ?? 'authenticated'
  return (
    resolveSession(guard, context) ??
    resolveRequiredAction(guard, page, context) ??
    resolveExistence(page, context) ??
    resolveAccess(page, context)
  )
}

function resolveSession(guard: PageGuard, { session, hasPendingTwoFactor }: GuardContext): GuardDecision | null {
  if (session.status === 'unknown') return { kind: 'pending' }
  const isSignedIn = session.status === 'authenticated'
  if (guard === 'authenticated') return isSignedIn ? null : { kind: 'signIn' }
  if (guard === 'public') return null
  if (isSignedIn) return { kind: 'redirect', to: '/dashboard' }
  if (guard === 'pendingTwoFactor' && !hasPendingTwoFactor) return { kind: 'redirect', to: '/login' }
  return null
}

function resolveRequiredAction(
  guard: PageGuard,
  { requiredActions }: GuardedPage,
  { onboarding }: GuardContext,
): GuardDecision | null {
  if (guard !== 'authenticated' || onboarding === null) return null
  if (onboarding === undefined) return { kind: 'pending' }
  if (onboarding.kind === 'none') return requiredActions ? { kind: 'redirect', to: '/dashboard' } : null
  if (requiredActions?.includes(onboarding.kind)) return null
  return { kind: 'requiredAction', to: requiredActionPaths[onboarding.kind] }
}

function resolveExistence({ flag, modes }: GuardedPage, { flags, mode }: GuardContext): GuardDecision | null {
  if (flag && !flags) return { kind: 'pending' }
  if (flag && !flags?.[flag]) return { kind: 'notFound' }
  if (modes && mode === undefined) return { kind: 'pending' }
  if (modes && !modes.some((allowed) => allowed === mode)) return { kind: 'notFound' }
  return null
}

function resolveAccess({ access }: GuardedPage, { session }: GuardContext): GuardDecision {
  if (!access) return { kind: 'show' }
  return session.status === 'authenticated' && access(session.user) ? { kind: 'show' } : { kind: 'forbidden' }
}
