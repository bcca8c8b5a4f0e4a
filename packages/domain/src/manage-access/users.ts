import type { AccessUser, ManagerTabProfile } from '../access/index.ts'
import { canSeeDelegationRole } from '../access/index.ts'
import { type FormatLocale, getDisplayName, formatDate, toIsoDay, toLocalDay } from '../formatting/index.ts'
import { allValue } from '../lists/filters.ts'
import type { ListSort } from '../lists/list-state.ts'
import type { DelegationUser } from './entities.ts'
import { delegationListLabel, parseDelegationStatus } from './entities.ts'

/** Rows of the user list on one page; a search shows all its matches at once. */
export const delegationPageSize = 10

/** The Last Updated text of a person without an update. */
export const neverUpdatedText = 'Before March 8, 2024'

/** The name of a row. */
export function delegationUserName({ agent }: DelegationUser): string {
  return agent.fullName ?? getDisplayName(agent)
}

/** Last Updated as the list shows it: `MM/DD/YYYY`, or the text for people never updated. */
export function lastUpdatedText({ lastUpdated }: Pick<DelegationUser, 'lastUpdated'>, locale: FormatLocale): string {
  return formatDate(toLocalDay(lastUpdated), locale) || neverUpdatedText
}

/** The rows that the signed-in user may see: Office Staff only without the manager-tab flag. */
export function visibleDelegationUsers(
  users: readonly DelegationUser[],
  user: AccessUser,
  profile: ManagerTabProfile,
): readonly DelegationUser[] {
  return users.filter(({ role }) => canSeeDelegationRole(user, profile, role ?? ''))
}

/** The filters of the user list. */
export interface DelegationUserFilters {
  /** 'Agent', 'Office Staff' or another role as the list shows it. */
  readonly role: string
  /** 'Active' or 'Disabled'. */
  readonly status: string
}

export const defaultDelegationUserFilters: DelegationUserFilters = { role: allValue, status: allValue }

/** The people who pass the filters; the same array where none is set. */
export function filterDelegationUsers(
  users: readonly DelegationUser[],
  { role, status }: DelegationUserFilters,
): readonly DelegationUser[] {
  if (role === allValue && status === allValue) return users
  return users.filter(
    (user) =>
      (role === allValue || user.role === role) &&
      (status === allValue || delegationListLabel(parseDelegationStatus(user.status)) === status),
  )
}

/** The names that several people have, so that a list can show what tells them apart. */
export function findNamesakes(names: Iterable<string | null>): ReadonlySet<string> {
  const [once, several] = [new Set<string>(), new Set<string>()]
  for (const name of names) {
    if (name === null) continue
    if (once.has(name)) several.add(name)
    once.add(name)
  }
  return several
}

/**
 * The text in which a search of the user list looks: the name, and the last update as it is shown.
 * @param toTerm translates what is shown in place of a date. Default: as it is
 */
export function delegationSearchText(
  user: DelegationUser,
  locale: FormatLocale,
  toTerm: (text: string) => string = (text) => text,
): string {
  return `${delegationUserName(user)} ${toTerm(lastUpdatedText(user, locale))}`
}

/** The columns of the user list, each with the text that it sorts by. A person never updated is older than every date. */
export const delegationColumns: readonly {
  readonly id: string
  readonly sortText: (user: DelegationUser) => string
}[] = [
  { id: 'name', sortText: delegationUserName },
  { id: 'role', sortText: ({ role }) => role ?? '' },
  { id: 'status', sortText: ({ status }) => delegationListLabel(parseDelegationStatus(status)) },
  { id: 'managing', sortText: ({ managing }) => String(managing ?? '') },
  { id: 'lastUpdated', sortText: ({ lastUpdated }) => (toIsoDay(lastUpdated) === null ? '' : (lastUpdated ?? '')) },
]

export const defaultDelegationSort: ListSort = { columnId: 'lastUpdated', direction: 'descending' }

/** Orders the user list by one column; ties are sorted by name, A to Z. */
export function sortDelegationUsers(
  users: readonly DelegationUser[],
  { columnId, direction }: ListSort,
): readonly DelegationUser[] {
  const getText = delegationColumns.find(({ id }) => id === columnId)?.sortText ?? delegationUserName
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
