import { isAudience } from './holds.ts'
import type { AccessUser } from './user.ts'

/** What the profile card shows for an AgentGuest instead of a name of their own. */
export const guestDisplay = { initials: 'GU', name: 'Guest User' } as const

/** Both guest audiences: never asked for a new password, never in the field directory. */
export function isGuest(user: AccessUser): boolean {
  return isAudience(user, ['AgentGuest', 'AICGuest'])
}

/** AgentGuest users are shown as 'Guest User'; an AICGuest keeps the own name. */
export function isShownAsGuest(user: AccessUser): boolean {
  return isAudience(user, ['AgentGuest'])
}
