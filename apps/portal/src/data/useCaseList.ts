import { inLoadOrder } from '@producer-portal/domain/cases'
import type { Case, getContracts, WireContractType } from '@producer-portal/domain/cases'
import { useMemo } from 'react'
import { useEnvironment } from './useEnvironment.js'
import { useQuery } from './useQuery.js'
import type { Query } from './useQuery.js'

/** What both list calls are asked for. */
export interface CaseListQuery {
  readonly type: WireContractType
  readonly number?: string
}

/** One list of either call (they have the same shape), longest pending first. Lists load only once the settings of the environment are there. */
export function useCaseList(endpoint: typeof getContracts, query: CaseListQuery | null): Query<Case[]> {
  const environment = useEnvironment()
  const list = useQuery(endpoint, query && environment.data ? { query } : null)
  const data = useMemo(() => list.data && inLoadOrder(list.data), [list.data])
  if (environment.data || environment.error === undefined) return { ...list, data }
  return { data, error: environment.error, isLoading: false, reload: environment.reload }
}
