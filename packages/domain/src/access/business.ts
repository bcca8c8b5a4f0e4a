import { hasAccess, hasAudience } from './holds.ts'
import type { AccessUser } from './user.ts'

/** New business: access BUS, NBA, FRS, FRS-NewBus or FRS-All, or audience AIC. */
export function canUseNewBusiness(user: AccessUser): boolean {
  return hasAccess(user, ['BUS', 'NBA', 'FRS', 'FRS-NewBus', 'FRS-All']) || hasAudience(user, ['AIC'])
}

/** In-force: access BUS, SRA, FRS, FRS-NewBus or FRS-All, or audience AIC. */
export function canUseInforce(user: AccessUser): boolean {
  return hasAccess(user, ['BUS', 'SRA', 'FRS', 'FRS-NewBus', 'FRS-All']) || hasAudience(user, ['AIC'])
}
