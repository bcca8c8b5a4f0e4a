import type { AccessRule } from '@producer-portal/domain/access'
import type { EnvironmentMode, FeatureFlags } from '@producer-portal/domain/environment'
import type { Onboarding } from '@producer-portal/domain/session'
import type { Session } from './session.js'

/**
 * Who may come in.
 * - `public`: everybody.
 * - `anonymous`: only while signed out; a signed-in user goes on to the dashboard.
 * - `authenticated`: only while signed in; anybody else signs in first and comes back.
 * - `pendingTwoFactor`: only between the password and the code.
 */
export type Guard = 'public' | 'anonymous' | 'authenticated' | 'pendingTwoFactor'

/** What has to be settled after signing in, before any other page opens. */
export type Duty = Exclude<Onboarding['kind'], 'none'>

/** The page on which each duty is settled. */
export const dutyPaths = {
  'change-password': '/verify/update-password',
  'verify-contact': '/verify-contact',
} as const satisfies Record<Duty, string>

/** The conditions that a route declares. */
export interface Gate {
  readonly guard: Guard
  /** The page is there to settle one of these duties: it opens while one is due, and at no other time. */
  readonly duties?: readonly Duty[]
  /** The access rule that the signed-in user must pass. */
  readonly access?: AccessRule
  /** The route exists only while this flag is on. */
  readonly flag?: keyof FeatureFlags
  /** The route exists only in these modes of the environment. */
  readonly modes?: readonly EnvironmentMode[]
}

/** What is known when a route is visited. */
export interface GateFacts {
  readonly session: Session
  readonly hasPendingTwoFactor: boolean
  /** Undefined while unknown. */
  readonly flags: FeatureFlags | undefined
  /** Undefined while unknown. */
  readonly mode: string | undefined
  /** What is due of a signed-in user. Undefined while unknown; null when it cannot be known, and then nothing is. */
  readonly onboarding?: Onboarding | null
}

export type GateDecision =
  | { readonly kind: 'show' }
  /** Something is still unknown: a loading page. */
  | { readonly kind: 'wait' }
  /** Sign in first, and come back. */
  | { readonly kind: 'sign-in' }
  /** Something must be settled first, there; then come back. */
  | { readonly kind: 'duty'; readonly to: (typeof dutyPaths)[Duty] }
  /** The wrong moment for this page: go to the dashboard, or to sign-in, without coming back. */
  | { readonly kind: 'go'; readonly to: '/dashboard' | '/login' }
  /** Signed in, but the access rule says no. */
  | { readonly kind: 'refuse' }
  /** The route does not exist here: the not-found page. */
  | { readonly kind: 'absent' }

/**
 * The route-gating rule: sign-in state first, then what is due after signing in, then whether the route exists here,
 * then the access rule.
 */
export function decideGate(gate: Gate, facts: GateFacts): GateDecision {
  return (
    decideGuard(gate.guard, facts) ??
    decideDuty(gate, facts.onboarding) ??
    decideExistence(gate, facts) ??
    decideAccess(gate, facts)
  )
}

function decideGuard(guard: Guard, { session, hasPendingTwoFactor }: GateFacts): GateDecision | null {
  if (session.status === 'unknown') return { kind: 'wait' }
  const isSignedIn = session.status === 'authenticated'
  if (guard === 'authenticated') return isSignedIn ? null : { kind: 'sign-in' }
  if (guard === 'public') return null
  if (isSignedIn) return { kind: 'go', to: '/dashboard' }
  if (guard === 'pendingTwoFactor' && !hasPendingTwoFactor) return { kind: 'go', to: '/login' }
  return null
}

function decideDuty({ guard, duties }: Gate, onboarding: GateFacts['onboarding']): GateDecision | null {
  if (guard !== 'authenticated' || onboarding === null) return null
  if (onboarding === undefined) return { kind: 'wait' }
  if (onboarding.kind === 'none') return duties ? { kind: 'go', to: '/dashboard' } : null
  return duties?.includes(onboarding.kind) ? null : { kind: 'duty', to: dutyPaths[onboarding.kind] }
}

function decideExistence({ flag, modes }: Gate, facts: GateFacts): GateDecision | null {
  if (flag && !facts.flags) return { kind: 'wait' }
  if (flag && !facts.flags?.[flag]) return { kind: 'absent' }
  if (modes && facts.mode === undefined) return { kind: 'wait' }
  if (modes && !modes.some((mode) => mode === facts.mode)) return { kind: 'absent' }
  return null
}

function decideAccess({ access }: Gate, { session }: GateFacts): GateDecision {
  if (!access) return { kind: 'show' }
  return session.status === 'authenticated' && access(session.user) ? { kind: 'show' } : { kind: 'refuse' }
}
