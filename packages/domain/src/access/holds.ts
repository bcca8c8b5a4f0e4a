import type { AccessValue } from './access-values.ts'
import { anyAudience } from './audiences.ts'
import type { AnyAudience, Audience } from './audiences.ts'
import type { AccessUser } from './user.ts'

/** True when the user holds one of the audiences, or a wildcard stands on either side. For lists that open something. */
export function hasAudience(user: AccessUser, allowed: readonly (Audience | AnyAudience)[]): boolean {
  return allowed.includes(anyAudience) || user.audiences.includes(anyAudience) || isAudience(user, allowed)
}

/** True when the user holds one of the audiences literally. For exclusions and for what an audience looks like. */
export function isAudience(user: AccessUser, listed: readonly (Audience | AnyAudience)[]): boolean {
  return listed.some((audience) => audience !== anyAudience && user.audiences.includes(audience))
}

/** True when the user holds one of the access values. */
export function hasAccess(user: AccessUser, allowed: readonly AccessValue[]): boolean {
  return allowed.some((value) => user.access.includes(value))
}
