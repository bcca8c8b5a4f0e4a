import { contractPath } from '@producer-portal/domain/cases'
import type { ContractPath } from '@producer-portal/domain/cases'
import { getInforceContractDetail } from '@producer-portal/domain/inforce'
import type { InforceContractDetail } from '@producer-portal/domain/inforce'
import type { Query } from './useQuery.js'
import { useQuery } from './useQuery.js'

/**
 * The details of an in-force contract, with its alerts.
 * @param contract `null` asks for nothing
 */
export function useInforceDetail(contract: ContractPath | null): Query<InforceContractDetail> {
  return useQuery(getInforceContractDetail, contract && { params: contractPath(contract) })
}
