import { hasAccess, isAudience } from './holds.ts'
import type { AccessUser } from './user.ts'

/** Secure messaging: AIC and HomeOfficeAIC users, or anyone not Terminated. */
export function canUseSecureMessaging(user: AccessUser): boolean {
  return isAudience(user, ['AIC', 'HomeOfficeAIC']) || !isAudience(user, ['Terminated'])
}

/** The AIC and AAS representative email link needs access AEM. */
export function canSeeRepresentativeEmail(user: AccessUser): boolean {
  return hasAccess(user, ['AEM'])
}
