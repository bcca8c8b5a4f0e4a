import type { AccessUser, ManagerTabProfile } from '../access/index.ts'
import { canSeeDelegationRole } from '../access/index.ts'
import { displayNameOf, formatDate } from '../formatting/index.ts'
import type { DelegationUser } from './entities.ts'

/** Rows of the user list on one page; a search shows all its matches at once. */
export const delegationPageSize = 10

/** What stands in Last Updated for a person without an update. */
export const neverUpdatedText = 'Before March 8, 2024'

/** The name of a row. */
export function delegationUserName({ agent }: DelegationUser): string {
  return agent.fullName ?? displayNameOf(agent)
}

/** Last Updated as the list shows it: `MM/DD/YYYY`, or the text for people never updated. */
export function lastUpdatedText({ lastUpdated }: Pick<DelegationUser, 'lastUpdated'>): string {
  return formatDate(lastUpdated) || neverUpdatedText
}

/** The rows that the signed-in user may see: Office Staff only without the manager-tab flag. */
export function visibleDelegationUsers(
  users: readonly DelegationUser[],
  user: AccessUser,
  profile: ManagerTabProfile,
): readonly DelegationUser[] {
  return users.filter(({ role }) => canSeeDelegationRole(user, profile, role ?? ''))
}

/** Rows whose name or last-updated text holds the searched text, in any case; a blank search finds every row. */
export function searchDelegationUsers(users: readonly DelegationUser[], search: string): readonly DelegationUser[] {
  const wanted = search.trim().toLowerCase()
  return users.filter((user) =>
    [delegationUserName(user), lastUpdatedText(user)].some((text) => text.toLowerCase().includes(wanted)),
  )
}
