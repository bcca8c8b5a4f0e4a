import type { AccessUser, Audience } from './roles.ts'
import { hasAccess, hasAudience, isAudience, producerAudiences } from './roles.ts'

const excludedAudiences = ['HomeOffice', 'HomeOfficeAIC', 'Staff', 'Terminated'] as const satisfies readonly Audience[]

/**
 * Manage Access (delegation): a producer audience or access ManagerRole, and never home office, Staff or Terminated,
 * not even with ManagerRole. Everyone else sees 'Nothing here.'
 */
export function canManageAccess(user: AccessUser): boolean {
  if (isAudience(user, excludedAudiences)) return false
  return hasAudience(user, producerAudiences) || isAgencyManager(user)
}

/** Agency managers hold access ManagerRole. */
export function isAgencyManager(user: AccessUser): boolean {
  return hasAccess(user, ['ManagerRole'])
}

/** Sharing agency information is for agency managers only. */
export function canShareAgencyInfo(user: AccessUser): boolean {
  return canManageAccess(user) && isAgencyManager(user)
}
