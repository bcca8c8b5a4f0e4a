import { contractsType, getContracts } from '@producer-portal/domain/cases'
import type { Case, ContractType } from '@producer-portal/domain/cases'
import { useCaseList } from './useCaseList.js'
import type { Query } from './useQuery.js'

/**
 * The cases of a dashboard list.
 * @param type the list; `null` loads none
 * @param number an agency number; without one the user's own cases
 */
export function useDashboardCases(type: ContractType | null, number?: string): Query<Case[]> {
  return useCaseList(getContracts, type && { type: contractsType(type), number })
}
