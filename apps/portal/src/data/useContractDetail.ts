import { contractDetailOf, contractPath, getContractDetail } from '@producer-portal/domain/cases'
import type { Case, ContractDetail } from '@producer-portal/domain/cases'
import { useMemo } from 'react'
import type { Query } from './useQuery.js'
import { useQuery } from './useQuery.js'

/**
 * The details of a case. They are asked for by the number of its first client; of a case without one the row itself is
 * all that is known.
 * @param row `null` asks for nothing
 */
export function useContractDetail(row: Case | null): Query<ContractDetail> {
  const ipn = row?.clients.find((client) => client.ipn)?.ipn
  const detail = useQuery(getContractDetail, row && ipn ? { params: { ...contractPath(row.contract), ipn } } : null)
  const own = useMemo(() => (row && !ipn ? contractDetailOf(row) : undefined), [row, ipn])
  return own ? { ...detail, data: own, isLoading: false } : detail
}
