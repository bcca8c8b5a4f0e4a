import { policySystemHref } from '@producer-portal/domain/contracts'
import type { Contract } from '@producer-portal/domain/contracts'
import { useCallback } from 'react'
import { useEnvironment } from '../config/queries.js'
import { useUser } from '../auth/state.js'

/** The policy system's URL of a contract; undefined for users without access to it. The function is stable. */
export function usePolicyHref(): (contract: Contract) => string | undefined {
  const user = useUser()
  const serviceUrl = useEnvironment().data?.serviceUrl
  return useCallback((contract) => policySystemHref(serviceUrl, contract, user), [serviceUrl, user])
}
