import { getWorklist } from '@producer-portal/domain/dashboard'
import type { WaitingWork } from '@producer-portal/domain/dashboard'
import type { CallRequest } from '../api/client.js'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'

/**
 * Loads what needs the user, or the agent or agency whose lists home office views.
 * @param query `null` loads nothing
 */
export function useWorklist(query: NonNullable<CallRequest<typeof getWorklist>['query']> | null): Query<WaitingWork> {
  return useQuery(getWorklist, query && { query })
}
