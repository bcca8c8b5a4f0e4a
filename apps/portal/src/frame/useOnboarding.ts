import { onboardingAfterSignIn } from '@producer-portal/domain/session'
import type { Onboarding } from '@producer-portal/domain/session'
import { useProfile } from '../data/useProfile.js'
import { useSession } from '../state/session-state.js'

/**
 * What the signed-in user has to settle before any page opens, by the one rule for the two counters of the profile.
 * @returns undefined while that is not known; null when the profile could not be had: nobody is locked out for that
 */
export function useOnboarding(): Onboarding | null | undefined {
  const session = useSession()
  const { data: profile, error } = useProfile(session.status === 'authenticated')
  if (session.status !== 'authenticated') return undefined
  if (profile) return onboardingAfterSignIn(session.user, profile)
  return error === undefined ? undefined : null
}
