import { onboardingAfterSignIn } from '@producer-portal/domain/auth'
import type { Onboarding, RequiredAction } from '@producer-portal/domain/auth'
import { pages } from '@producer-portal/domain/shell'
import { useProfile } from '../account/queries.js'
import { useSession } from './state.js'

/** The page of each action that a user must complete after signing in. */
export const requiredActionPaths = {
  'change-password': pages.updateExpiredPassword.path,
  'verify-contact': pages.verifyContact.path,
} as const satisfies Record<RequiredAction, string>

/**
 * What the signed-in user must do before any page opens, by the two expiry counters of the profile.
 * @returns undefined while unknown; null when the profile failed to load: nobody is locked out for that
 */
export function useOnboarding(): Onboarding | null | undefined {
  const session = useSession()
  const { data: profile, error } = useProfile(session.status === 'authenticated')
  if (session.status !== 'authenticated') return undefined
  if (profile) return onboardingAfterSignIn(session.user, profile)
  return error === undefined ? undefined : null
}
