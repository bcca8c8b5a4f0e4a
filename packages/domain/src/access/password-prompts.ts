import { isGuest } from './guest.ts'
import { isAudience } from './holds.ts'
import { isHomeOffice } from './home-office.ts'
import type { AccessUser } from './user.ts'

/**
 * Who is prompted about an expiring password: AIC, DXCEmployee and Reinsurer, but neither home office nor guests.
 * Other users' passwords are taken to be the identity provider's business.
 */
export function isPasswordPromptEligible(user: AccessUser): boolean {
  return isAudience(user, ['AIC', 'DXCEmployee', 'Reinsurer']) && !isHomeOffice(user) && !isGuest(user)
}

/** How the user signed in: with the portal's own login or through an identity provider. */
export type SignInMethod = 'legacy' | 'identity-provider'

/** The Security Question link is hidden when login is via an identity provider, which then asks its own questions. */
export function canSeeSecurityQuestion(method: SignInMethod): boolean {
  return method === 'legacy'
}
