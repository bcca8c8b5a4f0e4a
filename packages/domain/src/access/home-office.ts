import type { Audience } from './audiences.ts'
import { isAudience } from './holds.ts'
import type { AccessUser } from './user.ts'

export const homeOfficeAudiences = ['HomeOffice', 'HomeOfficeAIC'] as const satisfies readonly Audience[]

/**
 * Home-office users: they choose an agent or agency before any list loads, get 'View in Agent Dashboard' and 'Search
 * All Cases', and see the search header on the dashboard.
 */
export function isHomeOffice(user: AccessUser): boolean {
  return isAudience(user, homeOfficeAudiences)
}

/** The agency name on the profile card is hidden for home-office users. */
export function canSeeAgencyName(user: AccessUser): boolean {
  return !isHomeOffice(user)
}
