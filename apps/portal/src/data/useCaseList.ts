import { inLoadOrder } from '@producer-portal/domain/cases'
import type { Case, getContracts, WireContractType } from '@producer-portal/domain/cases'
import { useListQuery } from './useListQuery.js'
import type { Query } from './useQuery.js'

/** What both list calls are asked for. */
export interface CaseListQuery {
  readonly type: WireContractType
  readonly number?: string
}

/** One list of either call (they have the same shape), longest pending first. */
export function useCaseList(endpoint: typeof getContracts, query: CaseListQuery | null): Query<Case[]> {
  return useListQuery(endpoint, query && { query }, inOrder)
}

const inOrder = (cases: readonly Case[]) => inLoadOrder(cases)
