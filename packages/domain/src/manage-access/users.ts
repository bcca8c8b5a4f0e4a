import type { AccessUser, ManagerTabProfile } from '../access/index.ts'
import { canSeeDelegationRole } from '../access/index.ts'
import { getDisplayName, formatDate, toIsoDay, toLocalDay } from '../formatting/index.ts'
import type { DelegationUser } from './entities.ts'
import { delegationListLabel, delegationStatus } from './entities.ts'

/** Rows of the user list on one page; a search shows all its matches at once. */
export const delegationPageSize = 10

/** The Last Updated text of a person without an update. */
export const neverUpdatedText = 'Before March 8, 2024'

/** The name of a row. */
export function delegationUserName({ agent }: DelegationUser): string {
  return agent.fullName ?? getDisplayName(agent)
}

/** Last Updated as the list shows it: `MM/DD/YYYY`, or the text for people never updated. */
export function lastUpdatedText({ lastUpdated }: Pick<DelegationUser, 'lastUpdated'>): string {
  return formatDate(toLocalDay(lastUpdated)) || neverUpdatedText
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

export const delegationSortKeys = ['name', 'role', 'status', 'managing', 'lastUpdated'] as const
export type DelegationSortKey = (typeof delegationSortKeys)[number]

export interface DelegationSort {
  readonly key: DelegationSortKey
  readonly direction: 'ascending' | 'descending'
}

export const defaultDelegationSort: DelegationSort = { key: 'lastUpdated', direction: 'descending' }

/** The text that each column sorts by. A person never updated is older than every date. */
const sortTexts: Readonly<Record<DelegationSortKey, (user: DelegationUser) => string>> = {
  name: delegationUserName,
  role: ({ role }) => role ?? '',
  status: ({ status }) => delegationListLabel(delegationStatus(status)),
  managing: ({ managing }) => String(managing ?? ''),
  lastUpdated: ({ lastUpdated }) => (toIsoDay(lastUpdated) === null ? '' : (lastUpdated ?? '')),
}

/** Orders the user list by one column; ties are sorted by name, A to Z. */
export function sortDelegationUsers(
  users: readonly DelegationUser[],
  { key, direction }: DelegationSort,
): readonly DelegationUser[] {
  const getText = sortTexts[key]
  const sign = direction === 'descending' ? -1 : 1
  return users.toSorted(
    (a, b) => sign * compareText(getText(a), getText(b)) || compareText(delegationUserName(a), delegationUserName(b)),
  )
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Case-insensitive order of names, numbers inside them by value; missing texts first. */
export function compareText(a: string | null, b: string | null): number {
  return collator.compare(a ?? '', b ?? '')
}
