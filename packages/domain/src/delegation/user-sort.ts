import { isoDayOf } from '../formatting/index.ts'
import { compareText } from './compare-text.ts'
import type { DelegationUser } from './entities.ts'
import { delegationListLabel, delegationStatus } from './status.ts'
import { delegationUserName } from './user-list.ts'

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
  lastUpdated: ({ lastUpdated }) => (isoDayOf(lastUpdated) === null ? '' : (lastUpdated ?? '')),
}

/** Orders the user list by one column; rows that are equal in it stand by name, A to Z. */
export function sortDelegationUsers(
  users: readonly DelegationUser[],
  { key, direction }: DelegationSort,
): readonly DelegationUser[] {
  const textOf = sortTexts[key]
  const sign = direction === 'descending' ? -1 : 1
  return users.toSorted(
    (a, b) => sign * compareText(textOf(a), textOf(b)) || compareText(delegationUserName(a), delegationUserName(b)),
  )
}
