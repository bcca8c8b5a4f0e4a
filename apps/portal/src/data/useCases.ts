import { contractsAndRequirementsType, getContractsAndRequirements } from '@producer-portal/domain/cases'
import type { Case, ContractType } from '@producer-portal/domain/cases'
import { useCaseList } from './useCaseList.js'
import type { Query } from './useQuery.js'

/**
 * The cases of a case screen, with their requirements.
 * @param type the list; `null` loads none, as before a home-office user has chosen an agent or agency
 * @param number an agency or agent number; without one the user's own cases
 */
export function useCases(type: ContractType | null, number?: string): Query<Case[]> {
  return useCaseList(getContractsAndRequirements, type && { type: contractsAndRequirementsType(type), number })
}
