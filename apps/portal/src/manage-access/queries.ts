import type { AccessUser } from '@producer-portal/domain/access'
import {
  agencyUsersRequest,
  getAccessHistory,
  getAgencyUsers,
  getAgentsManagedSummary,
  getDelegationAgencies,
  getGeneralInformation,
  getSharedAgents,
  managedSummaryRequest,
  modifyAccess,
  modifyAccessRequest,
  personRequest,
  previewAccess,
  visibleDelegationUsers,
} from '@producer-portal/domain/manage-access'
import type {
  AgencyOption,
  DelegationUser,
  DelegationWireStatus,
  ManagingItem,
} from '@producer-portal/domain/manage-access'
import type { Result } from '@producer-portal/domain/endpoint'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '../api/api.js'
import { useProfile } from '../auth/queries.js'
import { queryKey, useCacheUpdate } from '../api/cache.js'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'

/** A person of an agency, as an address names them. */
export interface PersonInAgency {
  readonly agencyNo: string
  readonly userId: string
}

/** The agencies whose people the signed-in user may edit. */
export function useAgencies(): Query<AgencyOption[]> {
  return useQuery(getDelegationAgencies, {})
}

/** The people of an agency. */
export interface PeopleQuery extends Omit<Query<DelegationUser[]>, 'data'> {
  /** Those whom the signed-in user may see. */
  readonly people: readonly DelegationUser[] | undefined
  /** True if some are left out. */
  readonly hasHidden: boolean
}

/**
 * The people of an agency whom the signed-in user may see, which their profile decides.
 * @param agencyNo `null` loads nothing
 */
export function useAgencyPeople(user: AccessUser, agencyNo: string | null): PeopleQuery {
  const profile = useProfile()
  const { data, ...query } = useQuery(
    getAgencyUsers,
    agencyNo === null ? null : agencyUsersRequest({ agencyNumber: agencyNo }),
  )
  const people = useMemo(
    () => data && profile.data && visibleDelegationUsers(data, user, profile.data),
    [data, profile.data, user],
  )
  const error = query.error ?? profile.error
  return {
    ...query,
    error,
    isLoading: people === undefined && error === undefined,
    people,
    hasHidden: people !== undefined && data !== undefined && people.length < data.length,
  }
}

/** For how many agents a person works in each application. */
export function useManagedSummary(userId: string): Query<ManagingItem[]> {
  return useQuery(getAgentsManagedSummary, managedSummaryRequest({ userId }))
}

/** Asks the service again for what is shown about a person elsewhere. */
export function usePersonRefresh({ agencyNo, userId }: PersonInAgency) {
  const { mutate } = useSWRConfig()
  return () => {
    const person = personRequest({ agencyNumber: agencyNo, userId })
    void mutate(queryKey(getAgencyUsers, agencyUsersRequest({ agencyNumber: agencyNo })))
    void mutate(queryKey(getAgentsManagedSummary, managedSummaryRequest({ userId })))
    void mutate(queryKey(getGeneralInformation, person))
    void mutate((key) => Array.isArray(key) && key[0] === previewAccess.name)
    void mutate(queryKey(getSharedAgents, person))
    void mutate(queryKey(getAccessHistory, person))
  }
}

/** Suspends or reactivates a person; the service answers what is known about them then. */
export function useModifyAccess(person: PersonInAgency) {
  const updateCache = useCacheUpdate()
  const refresh = usePersonRefresh(person)
  return async (status: DelegationWireStatus): Promise<Result<unknown>> => {
    const { query } = personRequest({ agencyNumber: person.agencyNo, userId: person.userId })
    const result = await call(modifyAccess, modifyAccessRequest({ ...query, status }))
    if (!result.ok) return result
    const { data } = result
    updateCache({ endpoint: getGeneralInformation, request: { query }, update: () => data, revalidate: false })
    refresh()
    return result
  }
}
