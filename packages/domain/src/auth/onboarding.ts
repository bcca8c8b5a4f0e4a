import type { AccessUser } from '../access/index.ts'
import { isPasswordPromptEligible } from '../access/index.ts'
import { sessionConstants } from './constants.ts'

/** The two counters of the profile, in days; null where the server has none. */
export interface ExpiryCounters {
  readonly changePasswordExpirationInDays: number | null
  readonly verificationExpirationInDays: number | null
}

/** The action that a user must complete between signing in and the requested page. */
export type Onboarding =
  | { readonly kind: 'change-password' }
  | { readonly kind: 'verify-contact'; readonly isExpired: boolean }
  /** `passwordWarningDays`: the modal with Skip and Change Password appears, with this many days left. */
  | { readonly kind: 'none'; readonly passwordWarningDays: number | null }

/** The action that a user must complete after signing in, before any other page opens. */
export type RequiredAction = Exclude<Onboarding['kind'], 'none'>

/**
 * The order after sign-in: an expired password must be changed first, then due contact data is verified, then the
 * page opens, with a warning while 1 to 4 days remain. `changePasswordExpirationInDays` drives the password (only for
 * users who are prompted), `verificationExpirationInDays` the contact verification (below 1 it has expired). This is
 * the only place that gives the two counters their meaning.
 */
export function onboardingAfterSignIn(user: AccessUser, counters: ExpiryCounters): Onboarding {
  const passwordDays = isPasswordPromptEligible(user) ? counters.changePasswordExpirationInDays : null
  if (passwordDays !== null && passwordDays <= 0) return { kind: 'change-password' }

  const contactDays = counters.verificationExpirationInDays
  if (contactDays !== null && contactDays <= sessionConstants.contactVerificationDays) {
    return { kind: 'verify-contact', isExpired: contactDays < 1 }
  }

  const isWarned = passwordDays !== null && passwordDays <= sessionConstants.passwordWarningDays
  return { kind: 'none', passwordWarningDays: isWarned ? passwordDays : null }
}
