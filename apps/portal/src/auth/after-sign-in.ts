import { onboardingAfterSignIn, safeReturnPath } from '@producer-portal/domain/auth'
import type { Onboarding, RequiredAction } from '@producer-portal/domain/auth'
import { pages } from '@producer-portal/domain/shell'
import { useProfile } from './queries.js'
import { browserCookies, removeCookie, writeCookie } from './cookies.js'
import { useSession } from './state.js'

/** The page of each action that a user must complete after signing in. */
export const requiredActionPaths = {
  'change-password': pages.updateExpiredPassword.path,
  'verify-contact': pages.verifyContact.path,
} as const satisfies Record<RequiredAction, string>

/**
 * The action that the signed-in user must complete before any page opens, by the two expiry counters of the profile.
 * @returns undefined while unknown; null if the profile failed to load, which locks no user out
 */
export function useOnboarding(): Onboarding | null | undefined {
  const session = useSession()
  const { data: profile, error } = useProfile(session.status === 'authenticated')
  if (session.status !== 'authenticated') return undefined
  if (profile) return onboardingAfterSignIn(session.user, profile)
  return error === undefined ? undefined : null
}

const returnToKey = 'return_to'

/**
 * Keeps the path of an unauthenticated visit, with its query, until the user has signed in: for this tab, and in the
 * cookie for a tab that has no path of its own.
 */
export function saveReturnTo(path: string): void {
  const safe = safeReturnPath(path)
  if (!safe) return
  window.sessionStorage.setItem(returnToKey, safe)
  writeCookie('redirectUrl', safe)
}

/** The path to return to after signing in; null if none is kept, or none that is safe to follow. */
export function savedReturnTo(): string | null {
  return safeReturnPath(window.sessionStorage.getItem(returnToKey)) ?? safeReturnPath(browserCookies().redirectUrl)
}

export function clearReturnTo(): void {
  window.sessionStorage.removeItem(returnToKey)
  if (browserCookies().redirectUrl !== undefined) removeCookie('redirectUrl')
}
